import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/**
 * `tsx scripts/count-lines.ts`: lines of the product's TypeScript by workspace, without tests and
 * test support. Blank lines and comments count, because people read them too.
 */
const workspaces = ['openapi', 'sandbox', 'reference', 'site'];
const checkFiles =
  /\.(test|spec)\.tsx?$|\.d\.ts$|\/(testing|conformance|model-checks|load|fixtures|hostile|growth|expectations)\//;

const files = execFileSync('git', ['ls-files', ...workspaces], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !checkFiles.test(file));

const lines = (workspace: string): number =>
  files
    .filter((file) => file.startsWith(`${workspace}/`))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const counted = workspaces.map((workspace) => [workspace, lines(workspace)] as const);
for (const [workspace, count] of counted) console.log(`${workspace.padEnd(10)} ${count}`);
console.log(`${'all'.padEnd(10)} ${counted.reduce((sum, [, count]) => sum + count, 0)}`);
