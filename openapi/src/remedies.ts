import type {NormalizedProblem} from '@redocly/openapi-core';

/** What to do about a broken rule; the rule's own message says what is wrong. */
const remedies: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Correct the path after $ref, or add the file that it names.',
  'operation-description': 'Add a description: what the call is for and when it may be made.',
  'operation-summary': 'Add a summary of a few words.',
  'operation-operationId': 'Add an operationId; it becomes the link to the call.',
  'house/field-description': 'Add a description of the field in plain words.',
  'house/recorded-example': 'Remove it; play the value in a scenario of site/examples instead.',
  'house/limited-string': 'Add maxLength or a pattern, or x-unlimited with the reason.',
  'house/enum-descriptions':
    'Give each value, and no other, a text in x-enum-descriptions, or in x-known-values if others may come.',
  'house/error-catalogue': 'Give each typeCode, and no other, a cause and a remedy.',
  'house/assumption-id': 'Name an id of assumptions/, or add an entry for it there.',
  'house/assumption-entry':
    'Give the entry an id, a statement and what it rests on, as openapi/README.md shows.',
  'no-ambiguous-paths': 'Change one of the two paths, so that no request fits both.',
  struct: 'Follow the OpenAPI 3.1 structure at this place.',
};

type Broken = Pick<NormalizedProblem, 'ruleId'> & Partial<Pick<NormalizedProblem, 'suggest'>>;

export function remedyFor({ruleId, suggest = []}: Broken): string {
  const [suggestion] = suggest;
  const remedy = remedies[ruleId] ?? `See the rule "${ruleId}" of Redocly.`;
  return suggestion === undefined ? remedy : `${remedy} Did you mean "${suggestion}"?`;
}
