import {createProcessor} from '@mdx-js/mdx';
import {assumptions, type Assumption} from '@symblepay/openapi/assumptions';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {quoteAssumptions} from '.';
import {collectPlaces} from './places';
import {registerPage} from './quotes';

type Register = Readonly<Record<string, Assumption>>;

async function compile(source: string, register: Register = assumptions): Promise<string> {
  const processor = createProcessor({remarkPlugins: [[quoteAssumptions, register]], jsx: true});
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

const places = collectPlaces();
const confirmed: Register = {
  ...assumptions,
  'fee-sum': {...assumptions['fee-sum'], status: 'confirmed', since: '2026-12-01', by: 'Support'},
};

test('a mark in a guide leads to the entry of the register', async () => {
  const page = await compile('Fees are rounded half up <Assumed of="fee-sum" />.');
  expect(page).toContain(`href="${registerPage}#fee-sum"`);
  expect(page).toContain('"assumed"');
});

test('a confirmed assumption leaves a plain sentence and no entry in the register', async () => {
  const sentence = await compile('Fees are rounded half up <Assumed of="fee-sum" />.', confirmed);
  expect(sentence).toContain('{"Fees are rounded half up"}{"."}');
  const table = await compile('<Assumptions of="money" />', confirmed);
  expect(table).not.toContain('fee-sum');
  expect(table).toContain('id="percentage-decimals"');
});

test('an entry has an anchor, its ground and links to where it shows', async () => {
  const page = await compile('<Assumptions of="money" />');
  expect(page).toContain('li id="fee-sum"');
  expect(page).toContain('Documented names. The parts are documented, the arithmetic is not.');
  expect(page).toContain('href="/v1/marketplace#schema.Fees.variableAmount"');
});

test.each([
  ['<Assumed of="moon" />', '<Assumed>: the register has no assumption "moon"'],
  ['<Assumptions of="moon" />', '"moon" is not one of conventions, errors,'],
])('%s stops the build with the page and the reason', async (source, reason) => {
  await expect(compile(source)).rejects.toMatchObject({
    file: 'guide.mdx',
    reason: expect.stringContaining(reason) as string,
  });
});

test('an entry that nothing uses stops the build with its id and the remedy', async () => {
  const register = {...assumptions, 'moon-made-of-cheese': assumptions['fee-sum']};
  await expect(compile('<Assumptions of="money" />', register)).rejects.toThrow(
    'nothing uses the assumption "moon-made-of-cheese". Name it where it holds, or delete it',
  );
});

test('places are fields, calls, parameters, errors, rows, the sandbox and guides', () => {
  const urls = (id: string) => places.get(id)?.map(({label, url}) => `${label} ${url ?? ''}`);
  expect(urls('percentage-decimals')).toEqual([
    '`Fees.variablePercentage` /v1/marketplace#schema.Fees.variablePercentage',
    '`TradeCreation.payerFee` /v1/marketplace#initiate-trade.body.payerFee',
    '`TradeCreation.payeeFee` /v1/marketplace#initiate-trade.body.payeeFee',
    'Sandbox /docs/getting-started/testing',
  ]);
  expect(urls('sign-in-again')).toEqual([
    '`forceOnboarding` /v1/marketplace#connect-user.query.forceOnboarding',
  ]);
  expect(urls('company-once')).toEqual([
    'Create a business user /v1/marketplace#create-business-user',
    '`already-exists` /docs/guidelines/errors#already-exists',
    'Sandbox /docs/getting-started/testing',
  ]);
  expect(urls('lost-parcel-insurance')).toEqual([
    'row `T26` ',
    'row `T40` ',
    'Sandbox /docs/getting-started/testing',
    '/docs/trades/trade-details /docs/trades/trade-details',
  ]);
});

test('the register page shows every area', () => {
  const page = readFileSync(
    new URL('../../docs/getting-started/open-api-documentation.mdx', import.meta.url),
    'utf8',
  );
  const areas = new Set(Object.values(assumptions).map(({area}) => area));
  for (const area of areas) expect(page).toContain(`<Assumptions of="${area}" />`);
});
