import {expect, test} from 'vitest';
import {EXPECTED_ROWS} from '../testing/expected-rows';
import {describeRows, findFault} from '../testing/verdict';

test('Each row does in each of its states what the model says', () => {
  expect(describeRows()).toEqual(EXPECTED_ROWS);
});

test('The check that must find planted faults finds none in the model', () => {
  expect(findFault()).toBeUndefined();
}, 30_000);
