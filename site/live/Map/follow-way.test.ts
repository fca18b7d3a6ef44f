import type {TradeState} from '@symblepay/openapi/control/types';
import {expect, test} from 'vitest';
import {followWay} from './follow-way';

const states = {invited: 1, accepted: 1} as unknown as Readonly<Record<TradeState, unknown>>;

test('the way of a trade is the edges between the states that it came to', () => {
  const {edges, now} = followWay([{to: 'invited'}, {to: 'accepted'}], states);
  expect([...edges]).toEqual(['start>invited', 'invited>accepted']);
  expect(now).toBe('accepted');
});

test.each(['gone', 'constructor', ''])(
  'a way of another release, by way of %j, is not on the map',
  (to) => {
    expect(followWay([{to: 'invited'}, {to}], states)).toEqual({edges: new Set(), now: undefined});
  },
);
