import {spawnSync} from 'node:child_process';
import {mkdtemp, readFile, rename, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'vitest';
import {findToolchain, isInstalled} from '../../scripts/find-toolchain';
import {choose} from '../marketplace/test/world.ts';
import {
  countReads,
  languages,
  patience,
  prepare,
  readStatus,
  send,
  openSandbox,
} from './start-receiver';

openSandbox();

/** Sends headers that fetch would not. Returns the status, if a response comes. */
async function sendRaw(url: string, rest: string): Promise<number | undefined> {
  const {hostname, port, pathname} = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n${rest}`);
  let response = '';
  for await (const text of socket) response += String(text);
  const status = /^HTTP\/1\.\d (\d+)/.exec(response)?.[1];
  return status === undefined ? undefined : Number(status);
}

describe.concurrent.each(languages)('the $id receiver', (language) => {
  const runs = test.runIf(isInstalled(language.id));

  runs(
    'reads a trade that was paid, once however often it is told',
    async ({expect, onTestFinished}) => {
      const {world, trades, list, printedTrades, start} = await prepare(language, onTestFinished);
      await world.control('/settings', {webhooks: {duplicate: true}});
      await world.control('/webhooks/endpoints', {url: await start()});
      const [{tradeId, checkout}] = trades;
      await choose(checkout, 'pay');
      await world.control('/webhooks/settle', {});
      await expect.poll(() => list('inbox'), patience).toEqual([]);
      const deliveries = await world.control<readonly unknown[]>('/webhooks/deliveries');
      const told = await list('done');
      expect(deliveries).toHaveLength(2 * told.length);
      const line = `Trade ${tradeId}: ${(await readStatus(world, trades[0])).title}`;
      await expect.poll(printedTrades, patience).toEqual(told.map(() => line));
    },
  );

  runs(
    'reads what a notification of another shape names, and nothing else',
    async ({expect, onTestFinished}) => {
      const {world, trades, list, start} = await prepare(language, onTestFinished);
      const url = await start();
      const body = JSON.stringify({event: {about: [{deal: trades[0].tradeId}]}});
      expect(await send(url, body)).toBe(204);
      await expect.poll(() => list('done'), patience).toHaveLength(1);
      expect(await countReads(world)).toBe(1);
    },
  );

  runs('reads a user who was connected', async ({expect, onTestFinished}) => {
    const {world, inbox, list, printed, start} = await prepare(language, onTestFinished);
    await writeFile(join(inbox, '../users.json'), '["carla"]');
    const endpoint = {url: await start(), eventNames: ['user.connected']};
    await world.control('/webhooks/endpoints', endpoint);
    await world.control('/trades', {state: 'awaitingHandIn', payer: 'carla'});
    await world.control('/webhooks/settle', {});
    await expect.poll(() => list('done'), patience).toHaveLength(1);
    await expect.poll(printed, patience).toContain('User carla: onboarded\n');
    expect(await countReads(world)).toBe(0);
  });

  runs(
    'stores a notification again unless it has an id of its own',
    async ({expect, onTestFinished}) => {
      const {inbox, list, start} = await prepare(language, onTestFinished);
      await writeFile(join(inbox, '../trades.json'), '{}');
      const url = await start();
      // A set, because one can be moved between the two lists.
      const count = async () => new Set([...(await list('inbox')), ...(await list('done'))]).size;
      const deep = '['.repeat(60_000);
      for (const [body, id, expected] of [
        ['{"id":"7","about":"x"}', '', 1],
        ['{"about":"x"}', '7', 1],
        ['{"trade":{"id":"7"},"state":"sent"}', '', 2],
        ['{"kind":"id"}', '', 2],
        ['{"id":null}', '', 2],
        ['"id"', '', 2],
        [deep, '', 2],
      ] as const) {
        const before = await count();
        const headers = id === '' ? {} : {'webhook-id': id};
        expect([await send(url, body, headers), await send(url, body, headers)]).toEqual([
          204, 204,
        ]);
        expect(await count(), body).toBe(before + expected);
      }
    },
  );

  runs(
    'finds a trade that is stored after its notification came',
    async ({expect, onTestFinished}) => {
      const {trades, inbox, list, printed, start} = await prepare(language, onTestFinished);
      const [file, later] = [join(inbox, '../trades.json'), join(inbox, '../later.json')];
      await rename(file, later);
      await send(await start(), JSON.stringify({tradeId: trades[0].tradeId}));
      await expect.poll(printed, patience).toContain('try 1: names no trade that is known yet\n');
      await rename(later, file);
      await expect.poll(() => list('done'), patience).toHaveLength(1);
      await expect.poll(printed, patience).toContain(`Trade ${trades[0].tradeId}: `);
    },
  );

  runs(
    'reads all trades once for whatever it does not understand',
    async ({expect, onTestFinished}) => {
      const {world, trades, list, readTries, printed, start} = await prepare(
        language,
        onTestFinished,
      );
      const url = await start();
      expect(await send(url, 'This is not JSON.')).toBe(204);
      for (let id = 0; id < 20; id++) {
        expect(await send(url, `{"id":"${id}","tradeId":"forged"}`)).toBe(204);
      }
      const countUntried = async () => {
        const tries = await Promise.all((await list('inbox')).map(readTries));
        return tries.filter((count) => count < 2).length;
      };
      await expect.poll(countUntried, patience).toBe(0);
      await expect.poll(() => list('inbox'), patience).toEqual([]);
      for (const {tradeId} of trades) {
        await expect.poll(printed, patience).toContain(`Trade ${tradeId}: `);
      }
      expect(await countReads(world)).toBe(2);
    },
  );

  runs(
    'reads all trades for what names only a user, unless its event is known',
    async ({expect, onTestFinished}) => {
      const {world, trades, inbox, list, printed, start} = await prepare(language, onTestFinished);
      await writeFile(join(inbox, '../users.json'), '["user-10077"]');
      const url = await start();
      expect(await send(url, '{"person":"user-10077","what":"user.connected"}')).toBe(204);
      await expect.poll(() => list('done'), patience).toHaveLength(1);
      await expect.poll(printed, patience).toContain('User user-10077: onboarded\n');
      expect(await countReads(world)).toBe(0);
      expect(await send(url, '{"person":"user-10077","what":"user.moved"}')).toBe(204);
      for (const {tradeId} of trades) {
        await expect.poll(printed, patience).toContain(`Trade ${tradeId}: `);
      }
      await expect.poll(printed, patience).toMatch(/User [^]*User /);
      expect(await countReads(world)).toBe(2);
    },
  );

  runs('gives up after ten tries', async ({expect, onTestFinished}) => {
    const {inbox, list, printed, start} = await prepare(language, onTestFinished);
    await writeFile(join(inbox, '../retries/last'), '{"tries": 9, "due": 0}');
    await writeFile(join(inbox, '../trades.json'), '{"gone": "anna"}');
    await writeFile(join(inbox, 'last'), 'about "gone"');
    await start();
    await expect.poll(() => list('failed'), patience).toEqual(['last']);
    await expect.poll(() => list('retries'), patience).toEqual([]);
    await expect.poll(printed, patience).toContain('Notification last, try 10: gone: ');
  });

  runs('finds what was stored before a restart', async ({expect, onTestFinished}) => {
    const {trades, inbox, list, printed, start} = await prepare(language, onTestFinished);
    await writeFile(join(inbox, 'stored'), `raw, about "${trades[1].tradeId}"`);
    await start();
    await expect.poll(() => list('done'), patience).toEqual(['stored']);
    await expect.poll(printed, patience).toContain(`Trade ${trades[1].tradeId}: `);
  });

  runs('refuses what is too large or sent elsewhere', async ({expect, onTestFinished}) => {
    const {list, start} = await prepare(language, onTestFinished);
    const url = await start();
    expect(await send(url, 'x'.repeat(70_000))).toBe(413);
    expect(await send(`${url}/elsewhere`, '{}')).toBe(404);
    expect(await sendRaw(url, 'Content-Length: abc\r\n\r\n{}')).toBe(language.badLength);
    expect(await list('inbox')).toEqual([]);
    expect(await send(`${url}?from=symblepay`, '{}')).toBe(204);
    expect(await list('inbox')).toHaveLength(1);
  });

  runs(
    'confirms a chunked notification only if it has stored all of it',
    async ({expect, onTestFinished}) => {
      const {world, trades, list, start} = await prepare(language, onTestFinished);
      const chunks = ['{"deal": ', `${JSON.stringify(trades[0].tradeId)}}`, ''];
      const body = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
      const [status, stored] = language.chunked;
      const url = await start();
      expect(await sendRaw(url, `Transfer-Encoding: chunked\r\n\r\n${body}`)).toBe(status);
      await expect.poll(() => list('done'), patience).toHaveLength(stored);
      expect(await list('inbox')).toEqual([]);
      expect(await countReads(world)).toBe(stored);
    },
  );

  runs.for([
    ['the key is missing', '', '/data', 'SYMBLEPAY_API_KEY is not set.'],
    ['the folder is missing', 'key', '', 'DATA_FOLDER must be the full path of a folder.'],
    ['the folder is relative', 'key', 'data', 'DATA_FOLDER must be the full path of a folder.'],
  ] as const)('says in one line that %s', async ([, key, data, line], {expect}) => {
    const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
    const dataFolder = data.startsWith('/') ? folder + data : data;
    const {status, stdout, stderr} = spawnSync(
      await findToolchain(language.id),
      [join(import.meta.dirname, language.file)],
      {
        cwd: folder,
        env: {...process.env, SYMBLEPAY_API_KEY: key, DATA_FOLDER: dataFolder},
        encoding: 'utf8',
      },
    );
    expect([status, stdout, stderr]).toEqual([1, '', `${line}\n`]);
  });

  describe.runIf(language.worker !== undefined && isInstalled(language.id))(
    'confirms nothing',
    () => {
      test('while its two parts could use different folders', async ({expect, onTestFinished}) => {
        const {start} = await prepare(language, onTestFinished);
        expect(await send(await start({dataFolder: 'data'}), '{}')).toBe(500);
      });

      test('that it cannot store', async ({expect, onTestFinished}) => {
        const {inbox, start} = await prepare(language, onTestFinished);
        const url = await start();
        await rename(inbox, `${inbox}-gone`);
        await writeFile(inbox, '');
        expect(await send(url, '{}')).toBe(500);
      });
    },
  );
});

// Alone, because what hangs is given up after ten seconds, and read soon after that.
describe.each(languages)('the $id receiver', (language) => {
  test.runIf(isInstalled(language.id))(
    'goes on with the others while one hangs',
    async ({expect, onTestFinished}) => {
      const {world, trades, inbox, list, start} = await prepare(language, onTestFinished);
      const url = await start();
      const fault = {kind: 'delay', operationId: 'getTrade', delayMilliseconds: 60_000};
      await world.control('/faults', fault);
      const [poisoned, good] = trades;
      await send(url, JSON.stringify({tradeId: poisoned.tradeId}));
      await expect.poll(() => world.control('/faults'), patience).toEqual([]);
      for (let id = 0; id < 9; id++) await send(url, JSON.stringify({id, deal: good.tradeId}));
      await expect.poll(() => list('done'), patience).toHaveLength(9);
      const [left = '', ...others] = await list('inbox');
      expect(others).toEqual([]);
      expect(await readFile(join(inbox, left), 'utf8')).toContain(poisoned.tradeId);
    },
  );
});
