/** Money is a whole number of øre; 520.50 DKK is 52050. Never a float. */
export type Oere = number;

/** A decimal such as 520.5 as a whole number of its last kept digit; what is beyond rounds half up. */
export function scaleDecimal(value: number, decimals: number): number {
  const text = plainDecimal(value);
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const roundsUp = (fraction[decimals] ?? '0') >= '5';
  const scaled = Number(whole + kept) + (roundsUp ? 1 : 0);
  return negative && scaled !== 0 ? -scaled : scaled;
}

export function toOere(kroner: number): Oere {
  const amount = scaleDecimal(kroner, 2);
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`${kroner} DKK cannot be counted in øre.`);
  }
  return amount;
}

/** Dividing by 100 gives the float nearest to the decimal, so its shortest text is exact. */
export function toKroner(amount: Oere): number {
  return amount / 100;
}

/** An amount as the API has it, for developers: 1901.25 DKK */
export function nameAmount(amount: Oere): string {
  return `${toKroner(amount)} DKK`;
}

/** An amount as people write it: 1,901.25 kr. Browsers take long to set up a number format. */
export function formatKroner(amount: Oere): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const kroner = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${kroner}.${digits.slice(-2)} kr.`;
}

/** The shortest text of the number without an exponent: 1e-7 is 0.0000001. */
function plainDecimal(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-])(\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', first = '', rest = '', direction, power] = match;
  const digits = first + rest;
  const shift = Number(power);
  return direction === '-'
    ? `${sign}0.${'0'.repeat(shift - 1)}${digits}`
    : `${sign}${digits.padEnd(shift + 1, '0')}`;
}
