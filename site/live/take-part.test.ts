import {expect, test} from 'vitest';
import {takePart} from './take-part';

const response = {
  payer: {name: 'Freja', fees: {fixedAmount: 5, amount: 36.25}, timeline: [{id: 'finished'}]},
  payee: {fees: {fixedAmount: 10, amount: 25.62}},
};

test('an object is taken with its key, at the left edge', () => {
  expect(takePart(response, 'payee.fees')).toBe(
    '"fees": {\n  "fixedAmount": 10,\n  "amount": 25.62\n}',
  );
});

test('the comma after the part is left out', () => {
  expect(takePart(response, 'payer.fees')).toBe(
    '"fees": {\n  "fixedAmount": 5,\n  "amount": 36.25\n}',
  );
  expect(takePart(response, 'payer.name')).toBe('"name": "Freja"');
});

test('a list is taken whole', () => {
  expect(takePart(response, 'payer.timeline')).toBe(
    '"timeline": [\n  {\n    "id": "finished"\n  }\n]',
  );
});

test('a key that the response lacks stops the build', () => {
  expect(() => takePart(response, 'payee.name')).toThrow(
    'The response has no "name" of "payee.name".',
  );
});
