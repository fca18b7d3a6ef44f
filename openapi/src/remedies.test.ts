import {expect, test} from 'vitest';
import {remedyFor} from './remedies.js';

test('a broken rule has a remedy, and the nearest name where one is known', () => {
  const remedy = 'Follow the OpenAPI 3.1 structure at this place.';
  expect(remedyFor({ruleId: 'struct'})).toBe(remedy);
  expect(remedyFor({ruleId: 'struct', suggest: ['schema', 'schemas']})).toBe(
    `${remedy} Did you mean "schema"?`,
  );
});

test('a rule without a remedy of ours is named', () => {
  expect(remedyFor({ruleId: 'no-empty-servers'})).toBe(
    'See the rule "no-empty-servers" of Redocly.',
  );
});
