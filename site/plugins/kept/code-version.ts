import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {globSync} from 'tinyglobby';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** All that our code can be made of, and what it reads when it is loaded. */
const sources = {
  patterns: ['package-lock.json', '{openapi,reference,sandbox,site}/**/*.{css,js,json,mjs,ts,tsx}'],
  ignore: ['**/node_modules', '**/.docusaurus', '**/*.test.{ts,tsx}', 'site/build'],
};

/**
 * Another one for other code, packages, contract or recordings. It is broad on purpose: what is made
 * once too often costs a second, what is wrongly kept is published.
 */
export function codeVersion(): string {
  return (known ??= versionOf(repository));
}

let known: string | undefined;

export function versionOf(cwd: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(sources.patterns, {cwd, ignore: sources.ignore}).sort()) {
    const bytes = readFileSync(join(cwd, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
