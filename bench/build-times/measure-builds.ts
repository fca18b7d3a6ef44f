import {rm} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../our-site';
import {table} from '../results/table';
import {targetTable} from '../results/targets';
import {measureProgram} from './measure-program';

const docusaurus = path.join(root, 'node_modules/.bin/docusaurus');

/** How long the site takes to build: with nothing kept of earlier builds, and then again. */
export async function measureBuilds(): Promise<string> {
  await measureProgram(docusaurus, ['clear', 'site'], {cwd: root});
  // The bundler's cache is beside the packages of the whole repository, where the framework does not look.
  await rm(path.join(root, 'node_modules/.cache'), {recursive: true, force: true});
  const cold = await measureProgram(docusaurus, ['build', 'site'], {cwd: root});
  const warm = await measureProgram(docusaurus, ['build', 'site'], {cwd: root});
  return [
    table(new Map(Object.entries({cold, warm})), 'Build'),
    targetTable([
      {name: 'cold: seconds', figure: cold.seconds, atMost: 30},
      {name: 'warm: seconds', figure: warm.seconds, atMost: 12},
    ]),
  ].join('\n\n');
}
