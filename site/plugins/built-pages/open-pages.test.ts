import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {readOnce} from './built-page';
import {openPages} from './open-pages';

function setUp() {
  const root = mkdtempSync(join(tmpdir(), 'opened-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const [outDir, generatedFilesDir] = [join(root, 'build'), join(root, '.docusaurus')];
  mkdirSync(outDir);
  const read = vi.fn(({html}: {html: string}) => ({text: html, length: undefined}));
  /** Reads a page that was built, as two passes would. */
  const build = async (html: string, url = 'https://docs.example') => {
    writeFileSync(join(outDir, 'index.html'), html);
    const site = {outDir, generatedFilesDir, baseUrl: '/', siteConfig: {url}};
    const [opened] = await openPages(site as never);
    if (opened === undefined) throw new Error('The page was not found.');
    const readings = [1, 2].map(() => readOnce(opened.page, 'text', read));
    await opened.keepReadings();
    return readings;
  };
  return {kept: join(generatedFilesDir, 'kept/index.html.json'), read, build};
}

test('a page is read once, however many ask and however often it is built', async () => {
  const {build, read} = setUp();
  const first = await build('<p>a');
  expect(first).toEqual([{text: '<p>a'}, {text: '<p>a'}]);
  expect(await build('<p>a')).toStrictEqual(first);
  expect(read).toHaveBeenCalledOnce();
});

test('a page that has changed is read again', async () => {
  const {build, read} = setUp();
  await build('<p>a');
  expect(await build('<p>b')).toEqual([{text: '<p>b'}, {text: '<p>b'}]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a page that is built for another address is read again', async () => {
  const {build, read} = setUp();
  await build('<p>a');
  await build('<p>a', 'https://elsewhere.example');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a kept reading that was altered never reaches a pass', async () => {
  const {build, read, kept} = setUp();
  await build('<p>a');
  const text = readFileSync(kept, 'utf8');
  const altered = text.replace('<p>a', '<p>b');
  expect(altered).not.toBe(text);
  writeFileSync(kept, altered);
  expect(await build('<p>a')).toEqual([{text: '<p>a'}, {text: '<p>a'}]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what one pass changes in a reading, no other pass sees', async () => {
  const [one, other] = await setUp().build('<p>a');
  if (one) one.text = 'changed';
  expect(other).toEqual({text: '<p>a'});
});
