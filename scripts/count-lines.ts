import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/**
 * `tsx scripts/count-lines.ts`: lines of code of the product's TypeScript by workspace, without
 * tests and test support. Blank lines and comments are not counted.
 */
const workspaces = ['openapi', 'sandbox', 'reference', 'site'];
const checkFiles =
  /\.(test|spec)\.tsx?$|\.d\.ts$|\/(testing|conformance|model-checks|load|fixtures|hostile|growth|expectations)\//;

const files = execFileSync('git', ['ls-files', ...workspaces], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !checkFiles.test(file));

/** Comments that have their lines to themselves. */
const comments = /^ *(?:\/\/.*|\{?\/\*(?:[^*]|\*(?!\/))*\*\/\}?)$/gm;

function countCode(file: string): number {
  const code = readFileSync(file, 'utf8').replace(comments, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

const counted = workspaces.map((workspace) => {
  const own = files.filter((file) => file.startsWith(`${workspace}/`));
  return [workspace, own.reduce((sum, file) => sum + countCode(file), 0)] as const;
});
for (const [workspace, count] of counted) console.log(`${workspace.padEnd(10)} ${count}`);
console.log(`${'all'.padEnd(10)} ${counted.reduce((sum, [, count]) => sum + count, 0)}`);
