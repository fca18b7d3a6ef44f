import {brotliCompressSync} from 'node:zlib';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {makeMapData} from '../../trade-map/map-data';
import {toSvg} from '../../trade-map/to-svg';
import {embedFace} from './embed-face';
import {readTokens} from './read-tokens';

const {drawings} = makeMapData();
const {light} = readTokens('site');
const {DOMParser} = new JSDOM().window;

test.each(['wide', 'narrow'] as const)(
  'the %s map holds the letters it shows, and all of it weighs at most 8 KB',
  async (orientation) => {
    const plain = toSvg(drawings[orientation], light);
    const svg = await embedFace(plain);
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.getElementsByTagName('parsererror').length).toBe(0);
    expect(root.firstElementChild?.tagName).toBe('style');
    expect(svg).toContain(`<style>@font-face{font-family:'Geist Variable'`);
    expect(svg.replace(/<style>.*?<\/style>/, '')).toBe(plain);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(8192);
  },
);

test('a picture gets no letters that it does not show', async () => {
  const styleOf = async (text: string) =>
    /<style>.*<\/style>/.exec(await embedFace(`<svg><text>${text}</text></svg>`))?.[0] ?? '';
  const one = await styleOf('a');
  expect(one).toMatch(/base64,AAEAAAA/);
  expect(await styleOf('aaa')).toBe(one);
  expect((await styleOf('abcdefgh')).length).toBeGreaterThan(one.length);
});
