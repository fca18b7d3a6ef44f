import type {BankAccount} from '@symblepay/openapi/types';

/** A Danish account number inside Denmark: registration number of 4 digits, account of 10. */
const bbanPattern = /^\d{14}$/;

/** ISO 13616: with DK as 1320, the whole number must leave 1 when divided by 97. */
export function toIban(bban: string): string {
  if (!bbanPattern.test(bban)) throw new RangeError(`A BBAN is 14 digits, not ${bban}.`);
  const check = 98 - remainderBy97(`${bban}132000`);
  return `DK${String(check).padStart(2, '0')}${bban}`;
}

/** Account numbers are shown as IBAN, however they were sent (an assumption). */
export function describeAccount(accountNumber: string, name: string): BankAccount {
  const iban = bbanPattern.test(accountNumber) ? toIban(accountNumber) : accountNumber;
  return {bank: 'Sandbox Bank', accountNumber: iban, name};
}

function remainderBy97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}
