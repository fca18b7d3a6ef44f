import {defaultOrigin} from '../defaults';
import {basePath} from '@symblepay/openapi/operations';
import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {seeded} from './seed';

const start = Date.UTC(2026, 2, 2, 9);
const hour = 3_600_000;

/** A sandbox that follows a clock which the test moves. */
async function follow() {
  const machine = {now: start};
  const sandbox = await createSandbox({clock: () => machine.now});
  const findDelivered = () =>
    sandbox.control.listTrades().find(({title}) => title === 'Running shoes');
  return {machine, ...sandbox, findDelivered};
}

test('A running clock is that of the machine, and deadlines pass by themselves', async () => {
  const {machine, control, findDelivered} = await follow();
  expect(findDelivered()?.state).toBe('shipmentDelivered');
  machine.now += 12 * hour;
  await control.tick();
  expect(findDelivered()?.state).toBe('succeeded');
  expect(control.readClock()).toMatchObject({now: '2026-03-02T21:00:00.000Z', isRunning: true});
});

test('What a running clock made due has happened before the response to the next call', async () => {
  const {machine, fetch, findDelivered} = await follow();
  machine.now += 12 * hour;
  const headers = {authorization: `Bearer ${seeded.key}`};
  await fetch(new Request(`${defaultOrigin}${basePath}/users/${seeded.payer}`, {headers}));
  expect(findDelivered()?.state).toBe('succeeded');
});

test('A deadline that a running clock passed carries its own time, not that of the look', async () => {
  const {machine, control, findDelivered} = await follow();
  machine.now += 50 * hour;
  await control.tick();
  const events = control.listEvents({tradeId: findDelivered()?.tradeId ?? ''});
  expect(events.at(-1)).toMatchObject({transition: 'T28', at: start + 12 * hour});
});

test('A running clock that was moved stays ahead of the machine', async () => {
  const {machine, control} = await follow();
  await control.advanceClock({hours: 1});
  machine.now += hour;
  await control.tick();
  expect(control.readClock().now).toBe('2026-03-02T11:00:00.000Z');
});

test('A reset puts a running clock back to that of the machine, and nothing is overdue', async () => {
  const {machine, control, findDelivered} = await follow();
  await control.advanceClock({hours: 12});
  machine.now += 20 * hour;
  await control.reset();
  await control.tick();
  expect(control.readClock().now).toBe('2026-03-03T05:00:00.000Z');
  expect(findDelivered()?.state).toBe('shipmentDelivered');
});

test('A running clock goes on from the time of a snapshot that is put back', async () => {
  const {machine, control} = await follow();
  const early = control.snapshot();
  await control.advanceClock({hours: 12});
  const late = control.snapshot();
  await control.restore(early);
  machine.now += hour;
  await control.tick();
  expect(control.readClock().now).toBe('2026-03-02T10:00:00.000Z');
  await control.restore(late);
  machine.now += hour;
  await control.tick();
  expect(control.readClock().now).toBe('2026-03-02T22:00:00.000Z');
});

test('A snapshot that is refused leaves a running clock as it was', async () => {
  const {control} = await follow();
  const snapshot = control.snapshot();
  await control.advanceClock({hours: 12});
  const text = JSON.stringify(snapshot).replaceAll('"T03"', '"T99"');
  const broken = JSON.parse(text) as typeof snapshot;
  await expect(control.restore(broken)).rejects.toThrow('no row T99');
  await control.tick();
  expect(control.readClock().now).toBe('2026-03-02T21:00:00.000Z');
});

test('Each of two moves that are asked for at once reports the time it led to', async () => {
  const {control} = await createSandbox();
  const advance = () => control.advanceClock({hours: 1});
  const readings = await Promise.all([advance(), advance()]);
  expect(readings.map(({now}) => now)).toEqual([
    '2026-03-02T10:00:00.000Z',
    '2026-03-02T11:00:00.000Z',
  ]);
});

test('A date that is none is refused, and time stands where it stood', async () => {
  const {control} = await createSandbox();
  const {now} = control.readClock();
  await expect(control.setClock({to: 'tomorrow'})).rejects.toThrow('Must be a date and time');
  expect(control.readClock().now).toBe(now);
});

test('What would fall due after the last day that the clock reaches is not due', async () => {
  const {control} = await createSandbox({clock: '9999-12-30T23:00:00Z'});
  expect(control.readClock().nextDue).toBeNull();
  expect(await control.runClockToNext()).toMatchObject({now: '9999-12-30T23:00:00.000Z'});
});

test.each(['1969-12-31T23:59:59Z', '9999-12-31T00:00:01Z', 'soon'])(
  'A sandbox does not begin at %s',
  async (clock) => {
    await expect(createSandbox({clock})).rejects.toThrow('Must be from 1970 on');
  },
);
