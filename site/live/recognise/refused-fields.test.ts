import {expect, test} from 'vitest';
import {listRefusedFields} from './refused-fields';

test('a field of a list leads to the field that every entry has', () => {
  const errors = [{key: 'prioritizedPayees[1].amount', value: 'Too much.'}];
  expect(listRefusedFields({errors}, 'initiateTrade')).toEqual([
    {
      key: 'prioritizedPayees[1].amount',
      reason: 'Too much.',
      href: '/v1/marketplace#initiate-trade.body.prioritizedPayees.amount',
    },
  ]);
});

test('of very many refused fields the first 50 are listed', () => {
  const errors = Array.from({length: 60}, (_, index) => ({key: `field${index}`, value: 'No.'}));
  const keys = listRefusedFields({errors}, undefined).map(({key}) => key);
  expect(keys).toEqual(errors.slice(0, 50).map(({key}) => key));
});
