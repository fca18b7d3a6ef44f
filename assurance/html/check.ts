import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {Check} from '../check';
import {findHtmlFaults} from './find-html-faults';

const folder = 'site/build';

export const htmlCheck: Check = {
  title: 'HTML',
  about:
    'Every built page is read by html-validate, with its rules for the HTML standard. Nothing may stand where the standard does not permit it.',
  run: () => Promise.resolve(checkPages()),
};

export function checkPages() {
  const pages = globSync('**/*.html', {cwd: folder}).sort();
  const faults = pages.map((page) =>
    findHtmlFaults(readFileSync(join(folder, page), 'utf8'), page),
  );
  return {
    tried: 'pages',
    times: pages.length,
    passed: faults.filter(({length}) => length === 0).length,
    findings: faults.flat().map(({rule, place, text}) => `${place}: ${text} (${rule})`),
  };
}
