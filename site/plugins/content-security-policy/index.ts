import type {Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {replaceFile} from '../built-pages/replace-file';
import {withPolicy} from './with-policy';

/** Writes a strict content security policy into every built page, whoever serves it. */
export default function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({outDir}) {
      const pages = globSync('**/*.html', {cwd: outDir});
      await Promise.all(
        pages.map(async (page) => {
          const file = join(outDir, page);
          await replaceFile(file, withPolicy(await readFile(file, 'utf8'), page));
        }),
      );
    },
  };
}
