import {ibanCheckDigits} from '@symblepay/openapi/iban';
import {limits} from '@symblepay/openapi/limits';

/** What is wrong with an account number, by the rule that it breaks. */
export type AccountFault = {
  readonly rule: 'Characters' | 'Country' | 'Length' | 'Check digits';
  readonly sentence: string;
};

export type AccountReport = {
  /** As it was pasted. */
  readonly given: string;
  readonly form: 'IBAN' | 'BBAN';
  readonly faults: readonly AccountFault[];
  /** What can be said for it, or done about it. */
  readonly advice: string;
};

/** A BBAN has the documented least, a Danish IBAN the documented most characters. */
const {minLength: bbanLength, maxLength: ibanLength} =
  limits.BusinessUserCreation.payoutsAccountNumber;
const registration = 4;
/** Fewer may be anything: a company number and a phone number have eight. */
const leastDigits = 9;

/** Whether a text is an account number at all, right or wrong. */
export function isAccountNumber(text: string): boolean {
  if (!/^[\w\s.-]+$/.test(text)) return false;
  const plain = toPlain(text);
  const digits = plain.replace(/\D/g, '').length;
  if (digits < leastDigits) return false;
  return /^\d{1,20}$/.test(plain) || /^[A-Z]{2}\d{2}[A-Z\d]{1,36}$/i.test(plain);
}

/** `isPayout`: payouts go to Danish accounts only; a response may show any. */
export function checkAccount(given: string, isPayout = true): AccountReport {
  const plain = toPlain(given).toUpperCase();
  const form = /^\d/.test(plain) ? 'BBAN' : 'IBAN';
  const spelling: readonly AccountFault[] =
    given === plain
      ? []
      : [{rule: 'Characters', sentence: 'Send capital letters and digits only, without spaces.'}];
  const {faults, advice} = form === 'BBAN' ? checkBban(plain) : checkIban(plain, isPayout);
  const isOnlySpelling = spelling.length > 0 && faults.length === 0;
  return {
    given,
    form,
    faults: [...spelling, ...faults],
    advice: isOnlySpelling ? `Send ${plain}.` : advice,
  };
}

type Checked = Pick<AccountReport, 'faults' | 'advice'>;

function checkBban(plain: string): Checked {
  const account = bbanLength - registration;
  const parts = `a registration number of ${registration} digits and an account number of ${account}`;
  if (plain.length === bbanLength) {
    const iban = `DK${ibanCheckDigits('DK', plain)}${plain}`;
    return {faults: [], advice: `As an IBAN it is ${iban}. A BBAN has no check digits.`};
  }
  const sentence = `It has ${plain.length} digits; a BBAN has ${bbanLength}: ${parts}.`;
  const filled = plain.slice(0, registration) + plain.slice(registration).padStart(account, '0');
  return {
    faults: [{rule: 'Length', sentence}],
    advice:
      plain.length < bbanLength
        ? `Ask for both numbers again. If the first four are the registration number, send ${filled}.`
        : 'Compare it with the number that the bank shows.',
  };
}

function checkIban(plain: string, isPayout: boolean): Checked {
  const country = plain.slice(0, 2);
  const digits = plain.slice(2, 4);
  const rest = plain.slice(4);
  const faults: AccountFault[] = [];
  if (isPayout && country !== 'DK') {
    faults.push({
      rule: 'Country',
      sentence: `It begins with ${country}${nameOf(country)}. A payout goes to a Danish account, whose IBAN begins with DK.`,
    });
  }
  if (country === 'DK' && /[A-Z]/.test(rest)) {
    faults.push({rule: 'Characters', sentence: 'After DK a Danish IBAN has digits only.'});
  }
  if (country === 'DK' && plain.length !== ibanLength) {
    faults.push({
      rule: 'Length',
      sentence: `It has ${plain.length} characters; a Danish IBAN has ${ibanLength}: DK, two check digits and the ${bbanLength} digits of the BBAN.`,
    });
  }
  // Of a number with a digit too many or too few the check digits say nothing.
  const isWhole = country !== 'DK' || plain.length === ibanLength;
  const expected = ibanCheckDigits(country, rest);
  if (isWhole && digits !== expected) {
    faults.push({
      rule: 'Check digits',
      sentence: `The check digits are ${digits}, but ${rest} needs ${expected} (ISO 13616: 98 minus the remainder of division by 97).`,
    });
  }
  const advice =
    faults.length === 0
      ? 'Country, length and check digits are right.'
      : 'A digit is probably mistyped. Compare it with the number that the bank shows.';
  return {
    faults,
    advice: country === 'DK' || faults.length === 0 ? advice : 'Ask for a Danish account.',
  };
}

function nameOf(country: string): string {
  const name = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'}).of(country);
  return name === undefined ? ', which is no country' : ` (${name})`;
}

function toPlain(text: string): string {
  return text.replace(/[\s.-]/g, '');
}
