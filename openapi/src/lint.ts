import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {BaseResolver, createConfig, lint, loadIgnoreConfig} from '@redocly/openapi-core';
import {createHouseRules} from './house-rules.js';
import {readRegister} from './register/read-register.js';
import type {Problem} from './problem.js';
import {remedyFor} from './remedies.js';

/**
 * Lints a contract with Redocly's strict rules and our own. The register of assumptions is in the
 * folder.
 */
export async function lintContract(entry: string, folder = dirname(entry)): Promise<Problem[]> {
  const {register, problems: registerProblems} = await readRegister(folder);
  const config = await createConfig(
    {
      plugins: [createHouseRules(register)],
      extends: ['recommended-strict', 'house/all'],
      rules: {
        'operation-description': 'error',
        // The reader's own server responds to notifications: no 4xx is ours to describe.
        'operation-4xx-response': {severity: 'error', validateWebhooks: false},
      },
    },
    // Redocly looks beside the file that it is given for the list of accepted findings.
    {ignore: await loadIgnoreConfig(entry, new BaseResolver())},
  );
  const problems = (await lint({ref: entry, config})).filter(({ignored}) => ignored !== true);
  return [...registerProblems, ...withoutEchoes(problems).map((problem) => toProblem(problem))];
}

/** A dangling reference breaks other rules as well: only the cause is worth showing. */
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
