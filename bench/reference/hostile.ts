import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {refused, shown} from '../../reference/hostile/documents';

/**
 * What each hostile document costs, in a process of its own: seconds from text to page, and the
 * most memory that the process held, Node and the renderer's own modules included.
 */
const child = path.join(import.meta.dirname, 'render-hostile.ts');
const css = path.join(import.meta.dirname, 'ignore-css.mjs');
const tsconfig = path.join(import.meta.dirname, 'render.tsconfig.json');
const options = ['--max-old-space-size=384', '--import', css, '--import', 'tsx'];

const rows: Record<string, unknown> = {};
for (const name of [...Object.keys(shown), ...Object.keys(refused)]) {
  rows[name] = await promisify(execFile)(process.execPath, [...options, child, name], {
    timeout: 120_000,
    env: {...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: tsconfig},
  }).then(
    ({stdout}) => JSON.parse(stdout) as unknown,
    (error: unknown) => ({failed: String(error).split('\n')[1] ?? String(error)}),
  );
}
console.table(rows);
