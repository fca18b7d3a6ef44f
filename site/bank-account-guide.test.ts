import {ibanCheckDigits} from '@symblepay/openapi/iban';
import type {ErrorResponse} from '@symblepay/openapi/types';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {checkAccount} from './live/recognise/check-account';
import {published} from './published/testing/published';
import {readGuides} from './read-guides';

const guide = readGuides().find(({file}) => file === 'users/user-details.mdx')?.body ?? '';
const section = guide.split(/^## /m).find((part) => part.startsWith('When a bank account')) ?? '';
const table = section.match(/^\| .*`.*\|$/gm) ?? [];
const {recordings} = await published;
const steps = (recordings.get('user-bank-account-refused')?.steps ?? []).flatMap((step) =>
  step.kind === 'call' ? [{...step, account: accountIn(step.body)}] : [],
);
const accepted = steps.filter(({status}) => status === 200).map(({account}) => account);

test('the table has every account that was rejected, and no other', () => {
  const refused = steps.filter(({status}) => status === 400);
  expect(codesIn(0)).toEqual(refused.map(({account}) => account));
  for (const {response} of refused) {
    expect((response as ErrorResponse).errors).toMatchObject([{key: 'payoutsAccountNumber'}]);
  }
});

test('the table has words of the message that came', () => {
  const messages = table.flatMap((row) => codesInCell(row, 0).map(() => cellOf(row, 1).trim()));
  const refused = steps.filter(({status}) => status === 400);
  expect(messages).toHaveLength(refused.length);
  for (const [index, {response}] of refused.entries()) {
    expect((response as ErrorResponse).errors?.[0]?.value).toContain(messages[index]);
  }
});

test('what the table says to send was accepted', () => {
  expect(codesIn(3).length).toBeGreaterThan(5);
  expect(codesIn(3).filter((account) => !accepted.includes(account))).toEqual([]);
});

test('a typo in a BBAN is accepted, as the guide warns', () => {
  const [, typo = ''] = /the sandbox also accepts `(\d+)`/.exec(section) ?? [];
  expect(accepted).toContain(typo);
});

test('"What did I get?" finds a fault with every account that the table calls wrong', () => {
  expect(codesIn(0).filter((account) => checkAccount(account).faults.length === 0)).toEqual([]);
});

test('the example is divided and put together correctly', () => {
  const [, dividend = '', remainder = ''] =
    /Divide `(\d+)` by 97\. The remainder is `(\d+)`/.exec(section) ?? [];
  const [, subtracted, digits = ''] = /98 − `(\d+)` = `(\d+)`/.exec(section) ?? [];
  const [, bban = '', iban] = /`DK` \+ `\d+` \+ `(\d+)` = `(\w+)`/.exec(section) ?? [];
  expect(BigInt(dividend) % 97n).toBe(BigInt(remainder));
  expect(dividend).toBe(`${bban}132000`);
  expect(subtracted).toBe(remainder);
  expect(digits).toBe(String(98 - Number(remainder)));
  expect(digits).toBe(ibanCheckDigits('DK', bban));
  expect(iban).toBe(`DK${digits}${bban}`);
});

test('the check in the guide passes what the sandbox accepts, as people type it, and nothing else', async () => {
  const {checkAccount: check} = await runCode<{
    checkAccount: (typed: string) => string | undefined;
  }>('check-account');
  for (const account of accepted) expect(check(account)).toBe(account);
  for (const account of codesIn(0)) {
    const number = check(account);
    expect(number === undefined || accepted.includes(number), account).toBe(true);
  }
  expect(check('DK50\u00a00040\u20110440\u200b1162 43')).toBe('DK5000400440116243');
  expect(check('dk50-0040-0440-1162-43')).toBe('DK5000400440116243');
  expect(check('DK5000400440116234')).toBeUndefined();
  expect(check('')).toBeUndefined();
});

test('the function in the guide gives the IBANs that the contract accepts', async () => {
  const {toIban} = await runCode<{toIban: (bank: string, account: string) => string}>('to-iban');
  expect(toIban('0040', '440116243')).toBe('DK5000400440116243');
  for (const account of ['', '440116243 ', '0440-116243', '12345678901']) {
    expect(() => toIban('0040', account), account).toThrow('up to 10 for the account');
  }
  expect(() => toIban('40', '440116243')).toThrow('4 digits for the bank');
  for (let account = 0; account < 2_000; account += 1) {
    const bban = `9570${String(account).padStart(10, '0')}`;
    expect(toIban('9570', String(account))).toBe(`DK${ibanCheckDigits('DK', bban)}${bban}`);
  }
});

/** What a code block of the section exports. */
async function runCode<Exports>(title: string): Promise<Exports> {
  const [, code = ''] =
    new RegExp(`\`\`\`ts title="${title}\\.ts"\n([^]*?)\`\`\``).exec(section) ?? [];
  const script = ts.transpile(code, {target: ts.ScriptTarget.ES2022});
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Exports;
}

/** The codes in a column of the table, from top to bottom. */
function codesIn(column: number): readonly string[] {
  return table.flatMap((row) => codesInCell(row, column));
}

function codesInCell(row: string, column: number): readonly string[] {
  // A space at the end can't be seen, so the guide shows a sign for it.
  return [...cellOf(row, column).matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replace('·', ' '),
  );
}

function cellOf(row: string, column: number): string {
  return row.split('|')[column + 1] ?? '';
}

function accountIn(body: unknown): string {
  return String((body as {payoutsAccountNumber: string | number}).payoutsAccountNumber);
}
