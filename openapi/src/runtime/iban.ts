/**
 * The check digits of an IBAN (ISO 13616): 98 minus the remainder, modulo 97, of the BBAN followed
 * by the country and 00, where letters count from 10.
 */
export function ibanCheckDigits(country: string, bban: string): string {
  let rest = 0;
  for (const sign of `${bban}${country}00`) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return String(98 - rest).padStart(2, '0');
}
