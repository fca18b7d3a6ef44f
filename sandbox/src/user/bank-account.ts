import {ibanCheckDigits} from '@symblepay/openapi/iban';
import type {BankAccount} from '@symblepay/openapi/types';

/** A Danish account number inside Denmark: registration number of 4 digits, account of 10. */
const bbanPattern = /^\d{14}$/;

export function toIban(bban: string): string {
  if (!bbanPattern.test(bban)) throw new RangeError(`A BBAN is 14 digits, not ${bban}.`);
  return `DK${ibanCheckDigits('DK', bban)}${bban}`;
}

/** Account numbers are shown as IBAN, however they were sent (an assumption). */
export function describeAccount(accountNumber: string, name: string): BankAccount {
  const iban = bbanPattern.test(accountNumber) ? toIban(accountNumber) : accountNumber;
  return {bank: 'Sandbox Bank', accountNumber: iban, name};
}
