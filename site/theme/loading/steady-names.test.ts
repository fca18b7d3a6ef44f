import {rspack} from '@docusaurus/faster';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, onTestFinished, test} from 'vitest';
import {steadyNames} from './steady-names';

/** The names of the scripts hold the hashes of what is in them. */
async function build(root: string): Promise<readonly string[]> {
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: './main.js',
    output: {path: join(root, 'build'), filename: '[contenthash].js', clean: true},
    optimization: {minimizer: [steadyNames]},
    cache: true,
    experiments: {
      cache: {type: 'persistent', storage: {type: 'filesystem', directory: join(root, 'cache')}},
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  await promisify(compiler.close.bind(compiler))();
  return readdirSync(join(root, 'build')).sort();
}

test('a warm cache builds the same bytes as a cold one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'steady-names-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const parts = Array.from({length: 60}, (_, number) => `part-${number}`);
  for (const part of parts) writeFileSync(join(root, `${part}.js`), `export default '${part}';`);
  const loads = parts.map(
    (part) => `(a, b, c) => import('./${part}.js').then((d) => [a, b, c, d])`,
  );
  writeFileSync(join(root, 'main.js'), `window.loads = [${loads.join()}];`);
  const cold = await build(root);
  expect(cold).toHaveLength(parts.length + 1);
  expect(await build(root)).toEqual(cold);
});
