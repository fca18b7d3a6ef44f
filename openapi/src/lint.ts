import {fileURLToPath} from 'node:url';
import {createConfig, lint, type NormalizedProblem} from '@redocly/openapi-core';
import {houseRules} from './house-rules.js';
import {remedyFor} from './remedies.js';

export interface Problem {
  readonly rule: string;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
}

/** Problems of the contract whose entry file is given: Redocly's strict rules and the house's. */
export async function lintContract(entry: string): Promise<Problem[]> {
  const config = await createConfig({
    plugins: [houseRules],
    extends: ['recommended-strict', 'house/all'],
    rules: {
      'operation-description': 'error',
      // One ambiguity is the API's own: /users/business/{a}/{b} against /users/{a}/trades/{b}.
      // A test keeps it the only one.
      'no-ambiguous-paths': 'off',
      // Notifications are answered by the reader's own server: no 4xx is ours to describe.
      'operation-4xx-response': {severity: 'error', validateWebhooks: false},
    },
  });
  const problems = await lint({ref: entry, config});
  return withoutEchoes(problems).map((problem) => toProblem(problem));
}

/** A dangling reference makes other rules stumble over it: it is shown alone. */
function withoutEchoes(problems: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  const dangling = problems.filter(({ruleId}) => ruleId === 'no-unresolved-refs');
  return dangling.length > 0 ? dangling : problems;
}

function toProblem(problem: NormalizedProblem): Problem {
  const [location] = problem.location;
  const file = location?.source.absoluteRef ?? '';
  return {
    rule: problem.ruleId,
    file: file.startsWith('file:') ? fileURLToPath(file) : file,
    pointer: location?.pointer ?? '#/',
    message: problem.message,
    remedy: remedyFor(problem),
  };
}
