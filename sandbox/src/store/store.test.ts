import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import {MemoryLevel} from 'memory-level';
import {expect, test} from 'vitest';
import {seeded} from '../control/seed';
import type {SandboxOptions} from '../sandbox';
import {createSandbox} from '../sandbox';
import type {Engine} from './store';

/** A sandbox on a disk that can be full, and a way to read what a restart would find. */
async function onDisk(options: SandboxOptions = {}) {
  const level = new MemoryLevel<string, unknown>({storeEncoding: 'utf8'});
  const disk = {isFull: false, isRefusing: false};
  const storage: Engine = {
    open: () => level.open(),
    close: () => Promise.resolve(),
    iterator: (how) => level.iterator(how),
    batch: async (operations, how) => {
      if (!disk.isFull) return level.batch(operations, how);
      disk.isRefusing = true;
      await new Promise((resolve) => setTimeout(resolve));
      throw new Error('No space left');
    },
  };
  const {control, fetch} = await createSandbox({...options, storage});
  const send = (path: string, init: RequestInit = {}) =>
    fetch(new Request(`http://127.0.0.1:4010${path}`, init));
  const readKept = async () => (await createSandbox({storage})).control.snapshot();
  return {disk, control, send, readKept};
}

const notWritten = 'Changed, but not written: Error: No space left. The next call writes it again.';

const headers = {authorization: `Bearer ${seeded.key}`, 'content-type': 'application/json'};

test('What a full disk did not take is kept with the next call, in order and whole', async () => {
  const {disk, control, send, readKept} = await onDisk();
  const before = await readKept();
  disk.isFull = true;
  await expect(control.addOrganisation({name: 'First'})).rejects.toThrow(notWritten);
  await expect(control.changeSettings({createdBy: 'payer'})).rejects.toThrow(notWritten);
  await expect(control.changeSettings({createdBy: 'payee'})).rejects.toThrow(notWritten);
  expect(await readKept()).toEqual(before);
  disk.isFull = false;
  expect((await send(`${basePath}/users/${seeded.payer}`, {headers})).status).toBe(200);
  expect(await readKept()).toEqual(control.snapshot());
});

test('Writes that wait behind one that fails are kept, and only its caller is told', async () => {
  const {disk, control, readKept} = await onDisk();
  disk.isFull = true;
  const first = control.addOrganisation({name: 'First'});
  while (!disk.isRefusing) await Promise.resolve();
  const second = control.addOrganisation({name: 'Second'});
  disk.isFull = false;
  await expect(first).rejects.toThrow(notWritten);
  await second;
  expect(await readKept()).toEqual(control.snapshot());
});

test('A fault is ordered and called off when that is kept', async () => {
  const {disk, control, readKept} = await onDisk();
  disk.isFull = true;
  const order = {kind: 'delay', count: 1, delayMilliseconds: 0} as const;
  await expect(control.addFault(order)).rejects.toThrow(notWritten);
  await expect(control.clearFaults()).rejects.toThrow(notWritten);
  disk.isFull = false;
  await control.addFault(order);
  expect((await readKept()).faults).toHaveLength(1);
  await control.clearFaults();
  expect((await readKept()).faults).toEqual([]);
});

test('A call that cannot be kept gets 500 and says why', async () => {
  const {disk, control, send} = await onDisk();
  const trade = JSON.stringify(control.suggestValues({operationId: 'initiateTrade'}).body);
  disk.isFull = true;
  for (const [path, body] of [
    [`${basePath}/trades/initiate`, trade],
    [`${controlPath}/organisations`, '{"name": "Shop"}'],
  ] as const) {
    const response = await send(path, {method: 'POST', headers, body});
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({detail: notWritten});
  }
});

test('Webhooks go on after a round that could not be kept', async () => {
  const received: string[] = [];
  const {disk, control, readKept} = await onDisk({
    deliver: (request) => {
      received.push(request.url);
      disk.isFull = received.length === 1;
      return Promise.resolve({status: 500});
    },
  });
  const url = 'https://shop.example/hook';
  await control.addEndpoint({url});
  const {id} = control.listNotifications()[0]?.body ?? {id: ''};
  await expect(control.redeliver({notificationId: id})).rejects.toThrow(notWritten);
  disk.isFull = false;
  await control.advanceClock({minutes: 1});
  expect(received).toEqual([url, url]);
  expect(await readKept()).toEqual(control.snapshot());
});

test('A fault that has befallen a call is gone for good once the call has its response', async () => {
  const {control, send, readKept} = await onDisk();
  await control.addFault({kind: 'server-error', count: 1, delayMilliseconds: 0});
  expect((await send(`${basePath}/users/${seeded.payer}`, {headers})).status).toBe(503);
  expect((await readKept()).faults).toEqual([]);
});
