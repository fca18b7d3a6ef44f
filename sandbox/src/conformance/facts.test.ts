import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {
  createSandbox,
  deadlines,
  magicValues,
  seeded,
  seededTrades,
  simulatedEvents,
  webhookHeaders,
} from '../index';
import {retentionLimits} from '../limits';
import {Client} from './client';
import {newTrade} from './flow-checks';
import {transitions} from '../trade/transitions';
import {defaultSettings} from '../world/settings';

const origin = 'http://127.0.0.1:4010';

test('The seeded trades have the ids, titles and states that guides quote', async () => {
  const {control} = await createSandbox();
  const trades = control.listTrades().map(({tradeId, title, state}) => ({tradeId, title, state}));
  const quoted = seededTrades.map(({id, title, state}) => ({tradeId: id, title, state}));
  expect(trades.reverse()).toEqual(quoted);
});

test('An event that can be simulated is done by whom the table of transitions names', () => {
  for (const [event, {by}] of Object.entries(simulatedEvents)) {
    const doers = transitions.filter(({on}) => on === event).map((row) => row.by);
    if (by !== 'paying party') expect([event, ...new Set(doers)]).toEqual([event, by]);
  }
});

test('The settings begin with the deadlines of the table', () => {
  const minutes = Object.entries(deadlines).map(([kind, row]) => [kind, row.minutes]);
  expect(defaultSettings.deadlineMinutes).toEqual(Object.fromEntries(minutes));
});

test('A webhook carries the headers that guides quote', async () => {
  const names: string[] = [];
  const sandbox = await createSandbox({
    deliver: (request) => {
      names.push(...request.headers.keys());
      return Promise.resolve({status: 204});
    },
  });
  const client = new Client({origin, send: sandbox.fetch});
  await client.control('addEndpoint', {body: {url: 'https://shop.example/hook'}});
  await client.call('initiateTrade', {
    body: {...newTrade(), payeeMarketplaceUserId: seeded.payee},
  });
  await sandbox.control.settleWebhooks();
  expect(names).toEqual(
    expect.arrayContaining(Object.values(webhookHeaders).map(({name}) => name)),
  );
});

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');

test('The README names how much is kept', () => {
  for (const {most} of Object.values(retentionLimits)) {
    expect(readme).toContain(most.toLocaleString('en'));
  }
});

test('The README lists the magic values', () => {
  for (const {field, match, text} of Object.values(magicValues)) {
    expect(readme).toMatch(new RegExp(`\\| ${field} +\\| ${match} \`${text}\``));
  }
});
