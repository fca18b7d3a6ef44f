import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {keepPicture} from './keep-picture';

test('a drawing is painted once, and another one anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const paint = vi.fn((drawing: string) => Promise.resolve(new TextEncoder().encode(drawing)));
  const texts = [];
  for (const drawing of ['<a/>', '<a/>', '<b/>']) {
    texts.push(new TextDecoder().decode(await keepPicture(join(folder, 'kept'), drawing, paint)));
  }
  expect(texts).toEqual(['<a/>', '<a/>', '<b/>']);
  expect(paint.mock.calls).toEqual([['<a/>'], ['<b/>']]);
});
