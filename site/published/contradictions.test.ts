import type {Trade} from '@symblepay/openapi/types';
import {expect, test} from 'vitest';
import {findContradictions} from './testing/find-contradictions';
import type {Observation} from './testing/observe-trades';
import {observeTrades} from './testing/observe-trades';

const observations = await observeTrades();

test('no two published examples say different things about a person, an item or a state', () => {
  expect(observations.length).toBeGreaterThan(50);
  expect(new Set(observations.map(({state}) => state)).size).toBeGreaterThan(12);
  expect(findContradictions(observations)).toEqual([]);
});

/** The last trade that a payer has paid for and received, once more and with one thing changed. */
function plant(change: (trade: Trade) => Trade): readonly Observation[] {
  const delivered = observations.filter(({state}) => state === 'shipmentDelivered').at(-1);
  if (delivered === undefined) throw new Error('No scenario shows a delivered parcel.');
  const changed = {...delivered, scenario: 'planted', trade: change(delivered.trade)};
  return [...observations, changed];
}

test.each<[string, RegExp, (trade: Trade) => Trade]>([
  [
    'another title of the status',
    /^shipmentDelivered for the payer/,
    (trade) => ({
      ...trade,
      payer: {...trade.payer, status: {...trade.payer.status, title: 'Look at the item'}},
    }),
  ],
  [
    'another text of a button',
    /^shipmentDelivered for the payee/,
    (trade) => ({
      ...trade,
      payee: {
        ...trade.payee,
        status: {...trade.payee.status, actions: [{type: 'TrackShipment', text: 'Where is it?'}]},
      },
    }),
  ],
  [
    'another name of the payer',
    /^person user-48213/,
    (trade) => ({
      ...trade,
      payer: {...trade.payer, name: 'Freja Lindholm'},
    }),
  ],
  [
    'a deadline counted from another moment',
    /^deadline, shipmentDelivered for the payer/,
    (trade) => ({
      ...trade,
      payer: {
        ...trade.payer,
        status: {...trade.payer.status, deadline: trade.phases.contract.started},
      },
    }),
  ],
  ['another price of the item', /^item /, (trade) => ({...trade, price: trade.price + 1})],
])('%s is found', (_, about, change) => {
  const found = findContradictions(plant(change));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(about);
  expect(found[0]).toContain('in planted');
});

test('a payer who is the payee of another example is found', () => {
  const [first] = observations;
  if (first === undefined) throw new Error('No scenario shows a trade.');
  const {creation} = first;
  const swapped = {
    ...first,
    scenario: 'planted',
    creation: {...creation, payeeMarketplaceUserId: creation.payerMarketplaceUserId},
  };
  expect(findContradictions([...observations, swapped])).toContainEqual(
    expect.stringMatching(/^role of user-48213: payer in .*, payee in planted$/),
  );
});
