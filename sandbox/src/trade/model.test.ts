import {expect, test} from 'vitest';
import {expectedRows} from '../model-checks/expected-rows';
import {describeRows, findFault} from '../model-checks/verdict';

test('Each row does in each of its states what the model says', () => {
  expect(describeRows()).toEqual(expectedRows);
});

test('The check that must find planted faults finds none in the model', () => {
  expect(findFault()).toBeUndefined();
});
