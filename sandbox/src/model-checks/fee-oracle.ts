/** An independent way to the same fee: fractions of big integers from the decimal texts. */
export function computeFeeWithBigIntegers(kroner: string, percentage: string): bigint {
  const price = rational(kroner);
  const rate = rational(percentage);
  const oere = round(price.digits * 100n, price.scale);
  return round(oere * rate.digits, rate.scale * 100n);
}

function rational(text: string): {digits: bigint; scale: bigint} {
  const [whole = '', fraction = ''] = text.split('.');
  return {digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length)};
}

function round(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
