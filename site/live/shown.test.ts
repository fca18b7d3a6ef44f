import {expect, test} from 'vitest';
import {controlStep} from './control-step';
import {readShown} from './shown';

const trade = {id: 'a', title: 'Film camera', state: 'paid', way: [{to: 'invited'}, {to: 'paid'}]};
const event = {label: 'Next deadline', step: controlStep('/clock/next', {})};
const call = {label: 'Get a trade', anchor: 'get-trade'};
const shown = {
  ...{trade, clock: '2026-03-01T09:00:00Z'},
  ...{events: [event], calls: [call]},
};
const nothing = {clock: '', events: [], calls: []};

test('what this release wrote is read as it was', () => {
  expect(readShown(shown)).toEqual(shown);
  expect(readShown(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
});

test('what the first release wrote has no way yet, and what the next one wrote has rows', () => {
  const {way, ...first} = trade;
  expect(readShown({...shown, trade: first}).trade).toEqual({...first, way: []});
  const second = {...trade, way: way.map((stop) => ({...stop, row: 'T01'}))};
  expect(readShown({...shown, trade: second})).toEqual(shown);
});

test.each([undefined, null, 5, 'text', [], {}, {clock: 'yesterday'}, {clock: 1, trade: 1}])(
  'of %j nothing is shown',
  (value) => expect(readShown(value)).toEqual(nothing),
);

test.each([
  ['trade', {...trade, title: {}}],
  ['trade', {...trade, state: 'x'.repeat(201)}],
  ['trade', [trade]],
  ['clock', 'x'],
  ['events', {length: 1}],
  ['events', [null, {label: {}}, {...event, step: {...event.step, path: '/../etc'}}, {label: 'x'}]],
  ['calls', ['get-trade', {label: 'Get a trade'}, {...call, label: []}]],
])('where what is kept as %s is %j, only that is left out', (part, value) => {
  const others = Object.entries(shown).filter(([name]) => name !== part);
  expect(readShown({...shown, [part]: value})).toEqual({...nothing, ...Object.fromEntries(others)});
});

test('a way that cannot be read is none, and a stop that cannot be read is no stop', () => {
  const wayOf = (way: unknown) => readShown({...shown, trade: {...trade, way}}).trade?.way;
  expect(wayOf('invited')).toEqual([]);
  expect(wayOf([5, {to: null}, {to: 'paid'}])).toEqual([{to: 'paid'}]);
});
