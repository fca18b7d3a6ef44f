import {readFile, writeFile} from 'node:fs/promises';
import {describeRun} from '../scripts/describe-run';
import {formatMarkdown} from '../scripts/format-markdown';
import {checks} from './checks';
import {hasPassed, renew} from './report/report';
import {keptRuns} from './suite/kept-runs';

const file = 'ASSURANCE.md';
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in checks));
if (unknown !== undefined) {
  throw new Error(`There is no "${unknown}". Choose of: ${Object.keys(checks).join(', ')}.`);
}
const titles = Object.values(checks).map(({title}) => title);

for (const [name, check] of Object.entries(checks)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`▸ ${check.title}`);
  const run = await describeRun(file, keptRuns);
  const result = await check.run();
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, await formatMarkdown(renew(before, titles, {check, run, result})));
  for (const finding of result.findings) console.error(finding);
  console.log(`${result.passed} of ${result.times} ${result.tried} passed`);
  if (!hasPassed(result)) process.exitCode = 1;
}
