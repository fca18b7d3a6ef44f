import {brotliCompressSync} from 'node:zlib';
import type {Link} from '@symblepay/openapi/control/types';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {readRecordings} from '../../published/files';
import {openPage} from './open-page';
import {pictures} from './pictures';
import {takePictures} from './take-pictures';

const recordings = readRecordings();
const taken = await takePictures(recordings);
const drawings = taken.flatMap(({name, alt, drawings: {light, dark}}) => [
  {name: `${name}, light`, alt, svg: light},
  {name: `${name}, dark`, alt, svg: dark},
]);
const {DOMParser} = new JSDOM().window;
const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

test('every kind of hosted page has a picture', async () => {
  const kinds = {
    connect: true,
    'bank-account': true,
    checkout: true,
    payment: true,
    status: true,
  } satisfies Record<Link['kind'], true>;
  const opened = await Promise.all(
    Object.values(pictures).map((picture) => openPage(picture, recordings.get(picture.scenario))),
  );
  const shown = new Set(opened.map(({address}) => address.split('/')[2]));
  expect([...shown].sort()).toEqual(Object.keys(kinds).sort());
});

test.each(drawings)('$name: a picture is XML that needs nothing else', ({svg}) => {
  const root = read(svg).documentElement;
  expect(root.tagName).toBe('svg');
  expect(root.getElementsByTagName('parsererror').length).toBe(0);
  expect(svg).not.toMatch(/<script|url\(|@import|<link|src=/);
});

test.each(drawings)('$name: a picture weighs at most 2 KB', ({svg}) => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2048);
});

test.each(drawings)(
  '$name: what can be pressed is in the picture and in its text',
  ({svg, alt}) => {
    const buttons = [...read(svg).getElementsByTagName('button')].map(
      ({textContent}) => textContent,
    );
    expect(buttons.length).toBeGreaterThan(1);
    expect(buttons.filter((button) => !alt.includes(button))).toEqual([]);
  },
);

test.each(taken)(
  '$name: the two modes differ in their colours only',
  ({drawings: {light, dark}}) => {
    expect(light).toContain('color-scheme: light;');
    expect(dark).toContain('color-scheme: dark;');
    const plain = (svg: string) => svg.replaceAll(/: (?:#[\da-f]+|light|dark);/g, ': …;');
    expect(light).not.toBe(dark);
    expect(plain(light)).toBe(plain(dark));
    expect(plain(light)).not.toMatch(/light-dark|prefers-color-scheme/);
  },
);

test('a page that nobody opens stops the build', async () => {
  const scenario = 'trade-initiate';
  const recording = recordings.get(scenario);
  await expect(openPage({scenario, step: 'initiate'}, recording)).rejects.toThrow(
    'Nobody opens a hosted page in step "initiate" of site/examples/trade-initiate.ts.',
  );
  await expect(openPage({scenario, step: 'payer-leaves'}, recording)).rejects.toThrow(
    'in step "payer-leaves"',
  );
});
