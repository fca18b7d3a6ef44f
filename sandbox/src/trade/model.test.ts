import {expect, test} from 'vitest';
import {expectedRows} from '../model-checks/expected-rows';
import {describeRows, findFlaw} from '../model-checks/verdict';

test('Each row does in each of its states what the model says', () => {
  expect(describeRows()).toEqual(expectedRows);
});

test('The check that must find a flaw in each mutant finds none in the model', () => {
  expect(findFlaw()).toBeUndefined();
});
