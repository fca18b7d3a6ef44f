import {expect, test} from 'vitest';
import {ContractError} from './contract-error.js';

const problem = {
  rule: 'no-unresolved-refs',
  file: '/contract/schemas/Shipping.yaml',
  pointer: '#/properties/paidBy',
  message: "Can't resolve '/contract/schemas/Parties.yaml'",
  remedy: 'Correct the path after $ref.',
};

test('a problem is told with paths from the folder of the contract', () => {
  expect(new ContractError([problem], '/contract').message).toBe(
    `The contract has 1 problem.

schemas/Shipping.yaml #/properties/paidBy
  Can't resolve 'schemas/Parties.yaml' (no-unresolved-refs)
  Correct the path after $ref.`,
  );
  expect(new ContractError([problem, problem], '/contract').message).toMatch(
    /^The contract has 2 problems\.\n\nschemas/,
  );
});
