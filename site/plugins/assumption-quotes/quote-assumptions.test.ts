import {createProcessor} from '@mdx-js/mdx';
import type {Assumption, AssumptionId} from '@symblepay/openapi/assumptions';
import {assumptions} from '@symblepay/openapi/assumptions';
import {usedAssumptions} from '@symblepay/sandbox/facts';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {replaceElements} from '../quotes/replace-elements';
import {listContractOccurrences} from './contract-occurrences';
import {collectOccurrences} from './occurrences';
import {notToConfirm, openQuestions} from './open-questions';
import {pageOf} from './page-of';
import {createAssumptionQuotes} from './quotes';

const occurrences = collectOccurrences();

type Register = Readonly<Record<string, Assumption>>;

async function compile(source: string, register: Register = assumptions): Promise<string> {
  const plugin = [replaceElements, createAssumptionQuotes(register, occurrences)] as const;
  const processor = createProcessor({remarkPlugins: [[...plugin]], jsx: true});
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

const entry: Assumption = {
  area: 'money',
  statement: 'Fees are rounded half up.',
  restsOn: {kind: 'names', note: 'The parts are documented, the arithmetic is not.'},
  status: 'assumed',
};
const confirmed: Assumption = {...entry, status: 'confirmed', since: '2026-12-01', by: 'Support'};
// The sandbox follows both, whether they are confirmed or not.
const [one, other] = usedAssumptions as [AssumptionId, AssumptionId];

test('a badge in a guide says what is assumed and leads to the entry of the register', async () => {
  const page = await compile(`Fees are rounded half up <Assumed of="${one}" />.`, {[one]: entry});
  expect(page).toContain(`href="${pageOf(entry)}#${one}"`);
  expect(page).toContain(`title="${entry.statement}"`);
  expect(page).toMatch(/"\(".*"assumed".*"\)"/);
});

test('a confirmed assumption leaves a plain sentence and no entry in the register', async () => {
  const register = {[one]: confirmed, [other]: entry};
  const sentence = await compile(`Fees are rounded half up <Assumed of="${one}" />.`, register);
  expect(sentence).toContain('{"Fees are rounded half up"}{"."}');
  const table = await compile('<Assumptions of="money" />', register);
  expect(table).not.toContain(`id="${one}"`);
  expect(table).toContain(`id="${other}"`);
});

test('each entry of the register can be confirmed, and its marks vanish', async () => {
  for (const id of Object.keys(assumptions)) {
    const sentence = await compile(`A fact <Assumed of="${id}" />.`, {[id]: confirmed});
    expect(sentence).toContain('{"A fact"}{"."}');
  }
});

test('what to send is first the questions to settle, then the rest and what is assumed, money first', async () => {
  const aboutTheSandbox = {...entry, statement: 'The sandbox has steps.'};
  const urgent = await compile('<OpenQuestions of="toGoLive" />');
  const asked = openQuestions.flatMap(({toGoLive}) => toGoLive).length;
  expect(urgent).toMatch(/tell us:\\n\\nWebhooks\\n1\. How do we subscribe/);
  expect(urgent).toContain(`\\n${asked}. `);
  const page = await compile('<OpenQuestions of="later" />', {
    'url-length': {...entry, area: 'conventions', statement: 'URLs have a limit.'},
    'fee-sum': entry,
    'payout-order': {...confirmed, statement: 'This is known.'},
    'trade-steps': aboutTheSandbox,
  });
  const count = openQuestions.flatMap(({toGoLive, later}) => [...toGoLive, ...later]).length;
  expect(page).toMatch(new RegExp(`can wait:.*?\\\\n${asked + 1}\\. `));
  expect(page).toContain(`or correct:\\n\\nMoney\\n${count + 1}. ${entry.statement}`);
  expect(page).toContain(`Conventions\\n${count + 2}. URLs have a limit.`);
  expect(page).not.toMatch(/This is known|The sandbox has steps/);
});

test('nothing to send asks about the sandbox, and every question ends with a question mark', () => {
  const asked = Object.entries(assumptions).filter(
    ([id]) => !notToConfirm.some((left) => left === id),
  );
  expect(asked.filter(([, {statement}]) => /sandbox/i.test(statement))).toEqual([]);
  for (const question of openQuestions.flatMap(({toGoLive, later}) => [...toGoLive, ...later])) {
    expect(question).toMatch(/\?$/);
  }
});

test('an entry has an anchor, its ground and links to where it shows', async () => {
  const page = await compile('<Assumptions of="money" />', {[one]: entry});
  expect(page).toContain(`li id="${one}"`);
  expect(page).toContain('Documented names. The parts are documented, the arithmetic is not.');
  expect(page).toContain('href="/docs/getting-started/testing"');
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
  const register = {'moon-made-of-cheese': entry};
  await expect(compile('<Assumptions of="money" />', register)).rejects.toThrow(
    'nothing uses the assumption "moon-made-of-cheese". Name it where it holds, or delete it',
  );
});

test('occurrences in the contract are fields, calls, parameters and errors', () => {
  const mark = {'x-assumption': ['moon']};
  const call = {operationId: 'createBusinessUser', summary: 'Create a business user', ...mark};
  const found = listContractOccurrences({
    paths: {'/users/business': {post: call}},
    components: {
      parameters: {ForceOnboarding: {name: 'forceOnboarding', ...mark}},
      schemas: {
        Fees: {properties: {variablePercentage: mark}},
        TradeCreation: {properties: {payerFee: mark}},
        ErrorTypeCode: {'x-error-catalogue': {'already-exists': mark}},
      },
    },
  });
  expect(found.map(([id, {label, url}]) => `${id} ${label} ${url ?? ''}`)).toEqual([
    'moon Create a business user /v1/marketplace#create-business-user',
    'moon `forceOnboarding` /v1/marketplace#connect-user.query.forceOnboarding',
    'moon `Fees.variablePercentage` /v1/marketplace#schema.Fees.variablePercentage',
    'moon `TradeCreation.payerFee` /v1/marketplace#initiate-trade.body.payerFee',
    'moon `already-exists` /docs/guidelines/errors#already-exists',
  ]);
});

test('occurrences elsewhere are rows, the sandbox and guides', () => {
  expect(occurrences.get('lost-parcel-insurance')).toEqual([
    {label: 'row `T26`'},
    {label: 'row `T40`'},
    {label: 'Sandbox', url: '/docs/getting-started/testing'},
    {label: 'Trade details', url: '/docs/trades/trade-details'},
  ]);
});

test('every area is shown by the page that its marks lead to', () => {
  for (const entry of Object.values(assumptions)) {
    const page = readFileSync(new URL(`../..${pageOf(entry)}.mdx`, import.meta.url), 'utf8');
    expect(page).toContain(`<Assumptions of="${entry.area}" />`);
  }
});
