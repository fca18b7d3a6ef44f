import {shapes} from '@symblepay/openapi/shapes';
import {isRecord} from '../is-record';
import {isAccountNumber} from './check-account';
import {listAt, textAt} from './facts';

/** An account number in a pasted text. */
export type FoundAccount = {
  readonly text: string;
  /** Whether it is one to pay out to, which must be Danish. */
  readonly isPayout: boolean;
};

/** The fields that must hold a Danish account, by the format that the contract gives them. */
const payoutFields = new Set(
  Object.values(shapes).flatMap((shape) =>
    Object.keys(shape).filter((name) => shape[name]?.format === 'danish-bank-account'),
  ),
);
const shownField = 'accountNumber';
const mostAccounts = 10;
const mostValues = 50_000;

/** Those in the fields that hold one. */
export function findAccounts(body: object): readonly FoundAccount[] {
  const found: FoundAccount[] = [];
  const waiting: object[] = [body];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [name, value] of Object.entries(next) as [string, unknown][]) {
      values += 1;
      if (values > mostValues || found.length >= mostAccounts) return found;
      const isPayout = payoutFields.has(name);
      if (typeof value === 'string' && (isPayout || name === shownField)) {
        found.push({text: value, isPayout});
      } else if (isRecord(value) || Array.isArray(value)) {
        waiting.push(value);
      }
    }
  }
  return found.filter(({text}) => isAccountNumber(text));
}

/** The field that an error is about, if it is one for a payout account. */
export function findRefusedField(body: object): string | undefined {
  return listAt(body, 'errors')
    .map((entry) => textAt(entry, 'key') ?? '')
    .find((key) => payoutFields.has(key.slice(key.lastIndexOf('.') + 1)));
}

const inText =
  /(?<![\w-])(?:[A-Za-z]{2}\d{2}(?: ?[A-Za-z\d]{4}){2,8}(?: ?[A-Za-z\d]{1,3})?|\d{4}[ -]?\d{7,10})(?![\w-])/g;

/** Those in a text around an error about one: the request, or a line that the reader added. */
export function findAccountsInText(text: string): readonly FoundAccount[] {
  const found = new Set((text.match(inText) ?? []).filter(isAccountNumber));
  return [...found].slice(0, mostAccounts).map((each) => ({text: each, isPayout: true}));
}
