import {execFileSync} from 'node:child_process';
import {mkdtemp, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {TestContext} from 'vitest';
import {beforeAll, describe, test} from 'vitest';
import {findToolchain, isInstalled} from '../../scripts/find-toolchain';
import type {World} from '../marketplace/test/world.ts';
import type {Language} from './start-receiver';
import {countReads, languages, patience, prepare, readStatus, openSandbox} from './start-receiver';

openSandbox();

const hour = 60 * 60;

/** The real time, in whole seconds since 1970. */
function now(): number {
  return Math.floor(Date.now() / 1_000);
}

async function setClock({control}: World, seconds: number): Promise<void> {
  await control('/clock/set', {to: new Date(seconds * 1_000).toISOString()});
}

/** A new trade in a state. No notification is sent about it. */
async function arrange({control}: World, state: string) {
  const {tradeId} = await control<{readonly tradeId: string}>('/trades', {state, payer: 'anna'});
  return {tradeId, payer: 'anna'};
}

const installed = languages.filter(({id}) => isInstalled(id));

// Both at the same time, because time is real here.
test.runIf(installed.length > 0)(
  'a trade is read just after its deadline, after a restart too',
  {concurrent: true},
  async ({expect, onTestFinished}) => {
    await Promise.all(
      installed.map(async (language) => {
        const {world, know, readPlan, printedTrades, start, stop} = await prepare(
          language,
          onTestFinished,
        );
        // More than a minute away: polling reads no trade twice within one.
        await setClock(world, now() + 65 - 12 * hour);
        const trade = await arrange(world, 'shipmentDelivered');
        const {tradeId, payer} = trade;
        const {title, deadline = ''} = await readStatus(world, trade);
        const due = Math.floor(Date.parse(deadline) / 1_000);
        const before = `Trade ${tradeId}: ${title}`;
        await know({[tradeId]: payer});
        await start();
        await expect.poll(async () => (await readPlan(tradeId)).due, patience).toBeCloseTo(due);
        await stop();
        await setClock(world, due + 1);
        const after = `Trade ${tradeId}: ${(await readStatus(world, trade)).title}`;
        expect(after).not.toBe(before);
        await start();
        await expect.poll(printedTrades, patience).toEqual([before, after]);
        expect((await readPlan(tradeId)).asked).toBeGreaterThanOrEqual(due);
      }),
    );
  },
);

// As in next-reading.test.ts of the marketplace.
const plans = [
  ['no deadline', [undefined, undefined], 3 * hour],
  ['a deadline that is not a date', ['soon', undefined], 3 * hour],
  ['a week left', ['2026-03-08T09:00:00Z', undefined], 3 * hour],
  ['just over 12 hours left', ['2026-03-01T21:00:01Z', undefined], 3 * hour],
  ['12 hours left', ['2026-03-01T21:00:00Z', undefined], hour],
  [
    "the other user's deadline first",
    ['2026-03-08T09:00:00Z', '2026-03-01T09:40:00Z'],
    (2 * hour) / 3,
  ],
  ['20 minutes left', [undefined, '2026-03-01T10:20:00.0000000+01:00'], hour / 3],
  ['none left', ['2026-03-01T08:00:00.000Z', undefined], -hour],
] as const;

/** When a receiver reads each of these trades next, in seconds from now: asked in one process. */
async function planNext({id, file}: Language): Promise<ReadonlyMap<string, number>> {
  const trades = plans.map(([, [payer, payee]]) => ({
    payer: {status: {deadline: payer}},
    payee: {status: {deadline: payee}},
  }));
  const json = JSON.stringify(trades);
  const seconds = Date.parse('2026-03-01T09:00:00Z') / 1_000;
  const code = {
    python: `import json, receiver
print(json.dumps([receiver.next_reading(trade, ${seconds}) for trade in json.loads('${json}')]))`,
    php: `require '${file}';
echo json_encode(array_map(fn ($trade) => nextReading($trade, ${seconds}), json_decode('${json}', true)));`,
  }[id];
  const flags = {python: ['-B', '-c'], php: ['-r']}[id];
  const printed = execFileSync(await findToolchain(id), [...flags, code], {
    cwd: import.meta.dirname,
    env: {SYMBLEPAY_API_KEY: 'none', DATA_FOLDER: await mkdtemp(join(tmpdir(), 'receiver-'))},
    encoding: 'utf8',
  });
  const next = JSON.parse(printed) as readonly number[];
  return new Map(plans.map(([name], index) => [name, (next[index] ?? NaN) - seconds]));
}

/**
 * An address that responds as a proxy does while nothing is behind it. The port of a receiver that
 * was stopped could become that of another test's receiver.
 */
async function serveNothing(onTestFinished: TestContext['onTestFinished']): Promise<string> {
  const server = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe.concurrent.each(languages)('the $id receiver', (language) => {
  const runs = test.runIf(isInstalled(language.id));

  runs(
    'finds a change whose notification was given up while it was down',
    async ({expect, onTestFinished}) => {
      const {world, trades, plan, printedTrades, start} = await prepare(language, onTestFinished);
      const [{tradeId}] = trades;
      await world.control('/webhooks/endpoints', {url: await serveNothing(onTestFinished)});
      await world.control(`/trades/${tradeId}/act`, {on: 'abandonTrade', by: 'payee'});
      const failAgain = async () => {
        await world.control('/clock/advance', {hours: 48});
        await world.control('/webhooks/settle', {});
        type Deliveries = readonly {readonly state: string}[];
        const deliveries = await world.control<Deliveries>('/webhooks/deliveries');
        return new Set(deliveries.map(({state}) => state));
      };
      await expect.poll(failAgain, patience).toEqual(new Set(['given-up']));
      // Meanwhile its deadline has passed.
      await plan(tradeId, {asked: 0, due: 0});
      await start();
      await expect.poll(printedTrades, patience).toEqual([`Trade ${tradeId}: Trade cancelled`]);
    },
  );

  // In the first, a deadline days away; in the second, none.
  runs.for(['awaitingHandIn', 'shipmentSent'])(
    'finds a delivery after %s in time to decide, though no notification came',
    async (state, {expect, onTestFinished}) => {
      const {world, know, plan, readPlan, printedTrades, start} = await prepare(
        language,
        onTestFinished,
      );
      await setClock(world, now());
      const {tradeId, payer} = await arrange(world, state);
      await know({[tradeId]: payer});
      await start();
      await expect.poll(printedTrades, patience).toHaveLength(1);
      const waiting = async () => {
        const {asked, due} = await readPlan(tradeId);
        return due - asked;
      };
      await expect.poll(waiting, patience).toBeCloseTo(3 * hour);
      const events = ['shipment.sent', 'shipment.delivered'];
      for (const on of state === 'shipmentSent' ? events.slice(1) : events) {
        await world.control(`/trades/${tradeId}/act`, {on, by: 'carrier'});
      }
      // 3 hours pass.
      const {asked, due} = await readPlan(tradeId);
      await plan(tradeId, {asked: asked - 3 * hour, due: due - 3 * hour});
      const found = `Trade ${tradeId}: Is the item as described?`;
      await expect.poll(printedTrades, patience).toContain(found);
    },
  );

  runs('reads hourly while a user has 12 hours to decide', async ({expect, onTestFinished}) => {
    const {world, know, plan, readPlan, start} = await prepare(language, onTestFinished);
    await setClock(world, now());
    const {tradeId, payer} = await arrange(world, 'shipmentDelivered');
    const before = await countReads(world);
    await know({[tradeId]: payer});
    await start();
    // It plans a reading for the case that it fails, reads, and plans the next.
    const readPlanSince = async (moment: number) => {
      const waiting = async () => {
        const {asked, due} = await readPlan(tradeId);
        return asked > moment ? due - asked : NaN;
      };
      await expect.poll(waiting, patience).toBeCloseTo(hour);
      return readPlan(tradeId);
    };
    const {asked, due} = await readPlanSince(0);
    expect(await countReads(world)).toBe(before + 1);
    // An hour passes.
    await plan(tradeId, {asked: asked - hour, due: due - hour});
    await readPlanSince(asked - hour);
    expect(await countReads(world)).toBe(before + 2);
  });

  runs(
    'says that a trade is over once its money has left escrow',
    async ({expect, onTestFinished}) => {
      const {world, know, plan, readPlan, printed, printedTrades, start} = await prepare(
        language,
        onTestFinished,
      );
      await world.control('/settings', {payout: 'next-banking-day'});
      await setClock(world, now());
      const {tradeId, payer} = await arrange(world, 'shipmentDelivered');
      const act = (on: string, by: string) => world.control(`/trades/${tradeId}/act`, {on, by});
      await act('acceptItemCondition', 'payer');
      await know({[tradeId]: payer});
      await start();
      await expect.poll(printedTrades, patience).toEqual([`Trade ${tradeId}: Trade finished`]);
      expect(printed()).not.toContain('is over');
      await act('payout.due', 'clock');
      const {asked} = await readPlan(tradeId);
      await plan(tradeId, {asked: asked - 3 * hour, due: now()});
      await expect.poll(printed, patience).toContain(`Trade ${tradeId} is over.`);
    },
  );

  runs(
    'says that a trade is over that ended before anything was paid',
    async ({expect, onTestFinished}) => {
      const {world, trades, plan, printed, start} = await prepare(language, onTestFinished);
      const [{tradeId}] = trades;
      await world.control(`/trades/${tradeId}/act`, {on: 'abandonTrade', by: 'payee'});
      await plan(tradeId, {asked: 0, due: 0});
      await start();
      await expect.poll(printed, patience).toContain(`Trade ${tradeId} is over.`);
    },
  );

  runs(
    'reads a trade again that could not be read, and the others meanwhile',
    async ({expect, onTestFinished}) => {
      const {world, trades, know, readPlan, plan, printed, start} = await prepare(
        language,
        onTestFinished,
      );
      const [{tradeId, payer}] = trades;
      await know({lost: payer, [tradeId]: payer});
      await plan(tradeId, {asked: 0, due: 0});
      await start();
      await expect.poll(printed, patience).toMatch(/^Polling: lost: /m);
      await expect.poll(printed, patience).toContain(`Trade ${tradeId}: `);
      const {asked, due} = await readPlan('lost');
      expect(due).toBe(asked);
      await plan('lost', {asked: asked - 60, due});
      await expect.poll(printed, patience).toMatch(/Polling: lost: [^]*Polling: lost: /);
      expect(await countReads(world)).toBe(3);
    },
  );

  runs('goes on after a file that it cannot read', async ({expect, onTestFinished}) => {
    const {inbox, trades, know, plan, printed, start} = await prepare(language, onTestFinished);
    const [{tradeId, payer}] = trades;
    await plan(tradeId, {asked: 0, due: 0});
    await writeFile(join(inbox, '../trades.json'), '{"half');
    await start();
    await expect.poll(printed, patience).toContain('Polling: ');
    await know({[tradeId]: payer});
    await expect.poll(printed, patience).toContain(`Trade ${tradeId}: `);
  });

  describe.runIf(isInstalled(language.id))('reads a trade again in time', () => {
    let next: ReadonlyMap<string, number>;
    beforeAll(async () => {
      next = await planNext(language);
    });

    test.for(plans)('with %s', ([name, , expected], {expect}) => {
      expect(next.get(name)).toBe(expected);
    });
  });
});
