import {createProcessor} from '@mdx-js/mdx';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {showCodeFiles} from '.';

async function compile(source: string): Promise<string> {
  const processor = createProcessor({remarkPlugins: [showCodeFiles], jsx: true});
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

test('a block that names a file shows its text', async () => {
  const page = await compile('```ts file=examples/marketplace/lib/turns.ts\n```');
  const file = join(import.meta.dirname, '../../../examples/marketplace/lib/turns.ts');
  const text = readFileSync(file, 'utf8');
  expect(page).toContain(JSON.stringify(text.trimEnd()).slice(1, -1));
});

test('a block can show some declarations of a file, with their comments', async () => {
  const page = await compile('```ts file=examples/marketplace/orders.ts only=isOver,keep\n```');
  expect(page).toContain('/** Nothing more can happen');
  expect(page).toContain('return order;\\n}');
  expect(page).not.toContain('import');
});

test('a block without a file stays as it is', async () => {
  expect(await compile('```sh\nnpm start\n```')).toContain('npm start');
});

test.each([
  ['```ts file=examples/lost.ts\n```', 'The block cannot show examples/lost.ts. ENOENT'],
  ['```ts file=package.json\n```', 'Name a file inside the folder examples.'],
  ['```ts file=examples/marketplace/lib/turns.ts only=lost\n```', 'It declares no lost.'],
  ['```ts file=examples/marketplace/lib/turns.ts\nold\n```', 'leave it empty.'],
])('%j stops the build with the reason', async (source, reason) => {
  await expect(compile(source)).rejects.toThrow(reason);
});
