/**
 * The check digits of an IBAN after ISO 13616: with country and two zeros at its end and letters
 * that count from 10, the number leaves a remainder by 97; 98 minus it are the digits.
 */
export function ibanCheckDigits(country: string, bban: string): string {
  let rest = 0;
  for (const sign of `${bban}${country}00`) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return String(98 - rest).padStart(2, '0');
}
