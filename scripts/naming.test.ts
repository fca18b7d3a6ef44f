import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const names = /^\s*(?:export )?(?:const|let) ([A-Za-z_]\w*)/gm;
/** Components are named like types. */
const usual = /^_?(?:[a-z][a-zA-Z0-9]*|(?:[A-Z][a-z0-9]+)+[A-Z]?)$/;

test('no variable is in capitals', () => {
  const files = globSync('**/*.{ts,tsx,mjs}', {
    ignore: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.docusaurus/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(
    files.flatMap((file) => oddNames(readFileSync(file, 'utf8')).map((name) => [file, name])),
  ).toEqual([]);
});

test('names are told apart', () => {
  expect(oddNames('const SEED = 1;\n  export const MOST_TRADES = 2;\nlet a_b;')).toEqual([
    'SEED',
    'MOST_TRADES',
    'a_b',
  ]);
  expect(oddNames('const mostTrades = 1;\nexport const StatusPage = 2;')).toEqual([]);
  expect(oddNames('const {PORT} = process.env;\nconst signals = {SIGTERM: 15};')).toEqual([]);
});

function oddNames(text: string): string[] {
  return [...text.matchAll(names)].map(([, name = '']) => name).filter((name) => !usual.test(name));
}
