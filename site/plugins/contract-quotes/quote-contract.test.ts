import {createProcessor} from '@mdx-js/mdx';
import contract from '@symblepay/openapi/openapi.json';
import {expect, test} from 'vitest';
import {replaceElements} from '../quotes/replace-elements';
import {contractQuotes} from './quotes';

const {schemas} = contract.components;

async function compile(source: string): Promise<string> {
  const processor = createProcessor({
    remarkPlugins: [[replaceElements, contractQuotes]],
    jsx: true,
  });
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

test('a limit stands in the text as the contract says it', async () => {
  expect(
    await compile('Up to <Limit of="TradeCreation.description.maxLength" /> characters'),
  ).toContain('"5,000"');
});

test('an example value and a number of things stand in the text', async () => {
  expect(await compile('Pages of <ExampleValue of="Pagination.pageSize" /> trades')).toContain(
    '"20"',
  );
  expect(await compile('All <Count of="calls" /> calls')).toContain('"23"');
  expect(await compile('All <Count of="MilestoneId" /> ids')).toContain('"24"');
  expect(await compile('All <Count of="TradeCreation" /> fields')).toContain('"11"');
});

test('the values of an enum become a table with their meanings and what is assumed of them', async () => {
  const page = await compile('<Values of="PaymentState" />');
  expect(page.includes('"assumed"')).toBe('x-assumption' in schemas.PaymentState);
  for (const value of ['Pending', 'Paid', 'Failed']) {
    expect(page).toContain(`href="/v1/marketplace#schema.PaymentState.${value}"`);
  }
  expect(page).toContain('The user has paid and the amount has arrived.');
});

test('a value that the reference shows at a field of a request links to its model', async () => {
  expect(await compile('<Values of="KycLevel" />')).toContain(
    'href="/v1/marketplace#schema.KycLevel"',
  );
});

test('the fields of an object are listed with a link to each', async () => {
  const page = await compile('Send <FieldNames of="initiate-trade.body.shipping.sender" />.');
  expect(page).toContain('href="/v1/marketplace#initiate-trade.body.shipping.sender.postalCode"');
  expect(page).toContain('" and "');
});

test('an error entry gives cause, remedy and what is assumed of this code alone', async () => {
  const page = await compile('<ErrorEntry of="already-paid" />');
  expect(page).toContain('Cause.');
  expect(page).toContain('Remedy.');
  expect(page).toContain('#paid-once"');
  expect(page).not.toContain('#error-codes');
});

test('of a code that has no assumption of its own nothing is said', async () => {
  expect(await compile('<ErrorEntry of="validation-error" />')).not.toContain('assumed');
});

test('where an address is not public, the guide says whom to ask', async () => {
  expect(await compile('<Where of="support" />')).toContain('Ask your contact at Symblepay');
});

test.each([
  ['<Where of="moon" />', '"moon" is not one of portal, support.'],
  [
    '<Limit of="TradeCreation.titel.maxLength" />',
    'no limit "TradeCreation.titel.maxLength": "titel" is not one of title,',
  ],
  [
    '<ExampleValue of="Pagination.size" />',
    'the reference shows no value of the field "Pagination.size".',
  ],
  ['<Count of="Moon" />', '"Moon" is neither "calls" nor an enum'],
  ['<Limit />', 'say what to quote: of="…".'],
  ['<Values of="Trade" />', 'the contract has no enum "Trade" with meanings.'],
  [
    '<FieldNames of="schema.Nothing" />',
    'the reference has no object with fields at "schema.Nothing".',
  ],
  ['<ErrorEntry of="lost" />', '"lost" is not one of not-found,'],
])('%s stops the build with the reason', async (source, reason) => {
  await expect(compile(source)).rejects.toThrow(reason);
});
