import {expect, test} from 'vitest';
import {takePart} from './take-part';

const response = {
  payer: {name: 'Freja', fees: {fixedAmount: 5, amount: 36.25}, timeline: [{id: 'finished'}]},
  payee: {fees: {fixedAmount: 10, amount: 25.62}},
};

function partOf(path: string): string {
  return takePart(response, path)
    .map((token) => (typeof token === 'string' ? token : token[1]))
    .join('');
}

test('an object is taken with its key, at the left edge', () => {
  expect(partOf('payee.fees')).toBe('"fees": {\n  "fixedAmount": 10,\n  "amount": 25.62\n}');
});

test('the comma after the part is left out', () => {
  expect(partOf('payer.fees')).toBe('"fees": {\n  "fixedAmount": 5,\n  "amount": 36.25\n}');
  expect(partOf('payer.name')).toBe('"name": "Freja"');
});

test('a list is taken whole', () => {
  expect(partOf('payer.timeline')).toBe('"timeline": [\n  {\n    "id": "finished"\n  }\n]');
});

test('a key that the response lacks stops the build', () => {
  expect(() => partOf('payee.name')).toThrow('The response has no "name" of "payee.name".');
});
