import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {refused, shown} from '../../reference/hostile/documents';
import {table} from '../results/table';

const child = path.join(import.meta.dirname, 'render-hostile.ts');
const css = path.join(import.meta.dirname, 'ignore-css.mjs');
const tsconfig = path.join(import.meta.dirname, 'render.tsconfig.json');
const options = ['--max-old-space-size=384', '--import', css, '--import', 'tsx'];

type Cost = Readonly<Record<string, number | string>>;

/**
 * What each hostile document costs, in a process of its own: seconds from text to page, and the
 * most memory that the process held, Node and the renderer's own modules included.
 */
export async function measureHostile(): Promise<string> {
  const rows = new Map<string, Cost>();
  for (const name of [...Object.keys(shown), ...Object.keys(refused)]) {
    rows.set(name, await measureDocument(name));
  }
  return table(rows, 'Document');
}

function measureDocument(name: string): Promise<Cost> {
  return promisify(execFile)(process.execPath, [...options, child, name], {
    timeout: 120_000,
    env: {...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: tsconfig},
  }).then(
    ({stdout}) => JSON.parse(stdout) as Cost,
    (error: unknown) => ({failed: String(error).split('\n')[1] ?? String(error)}),
  );
}
