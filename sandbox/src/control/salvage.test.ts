import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {salvage} from './salvage';

test('An event whose key is broken takes no other event of its trade with it', async () => {
  const {control} = await createSandbox();
  const snapshot = control.snapshot();
  const [first] = snapshot.events;
  const other = snapshot.events.find(([, {tradeId}]) => tradeId !== first?.[1].tradeId);
  if (!first || !other) throw new Error('The seed has fewer than two trades.');
  const stray = ['broken', {...other[1], tradeId: first[1].tradeId}] as const;
  const usable = salvage({...snapshot, events: [...snapshot.events, stray]});
  expect(usable.events).toEqual(snapshot.events);
});

test('A trade is left out if any event but its last is missing, and no other trade is', async () => {
  const {control} = await createSandbox();
  const {tradeId} = await control.arrangeTrade({state: 'awaitingReturnShipment'});
  const snapshot = control.snapshot();
  expect(salvage(snapshot).events).toEqual(snapshot.events);
  const others = snapshot.events.filter(([, event]) => event.tradeId !== tradeId);
  const own = snapshot.events.filter(([, event]) => event.tradeId === tradeId);
  expect(own.length).toBeGreaterThan(5);
  for (const [missing] of own.slice(0, -1)) {
    const events = snapshot.events.filter(([key]) => key !== missing);
    expect(salvage({...snapshot, events}).events, missing).toEqual(others);
  }
});
