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
