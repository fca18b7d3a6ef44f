import {expect, test} from 'vitest';
import {stem} from './stem';
import {splitWords, wordForms} from './words';

test('names and paths stay in one piece, sentences do not', () => {
  expect(splitWords('Read status.actions. Then POST /users/connect, or paid_to_escrow')).toEqual([
    ...['Read', 'status.actions', 'Then', 'POST', 'users/connect', 'or', 'paid_to_escrow'],
  ]);
});

test('a number stays in one piece', () => {
  expect(splitWords('12,500, 12.50, 3')).toEqual(['12,500', '12.50', '3']);
  expect(wordForms('12,500')).not.toContain('500');
  expect(wordForms('12.50')).not.toContain('50');
});

test.each([
  ['payoutAccountId', ['payoutaccountid', 'payout', 'account', 'id']],
  ['not-found', ['notfound', 'not', 'found']],
  ["doesn't", ['doesnt', 'does', 'not', 'doe']],
])('%s is found by its parts', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});

test.each([
  ['cancel', ['cancels', 'cancelled', 'cancelling', 'cancellation']],
  ['reimburs', ['reimburse', 'reimburses', 'reimbursed', 'reimbursement', 'reimbursements']],
  ['retry', ['retry', 'retries']],
  ['status', ['status']],
])('%s is what the forms of a word have in common', (common, forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => common));
});
