import {expect, test} from 'vitest';
import {render} from '../fixtures/render';
import {generateDocument} from './generate-document';

const pages = new Map<number, string>();

/** The page of a generated API. Each is rendered once for all tests. */
function pageOf(calls: number): string {
  const page = pages.get(calls) ?? render(JSON.stringify(generateDocument(calls)));
  pages.set(calls, page);
  return page;
}

/** Elements and characters of the page. Counts: seconds are the benchmark's. */
function measure(calls: number): {readonly elements: number; readonly characters: number} {
  const html = pageOf(calls);
  return {elements: html.match(/<[a-z]/g)?.length ?? 0, characters: html.length};
}

test('four times the calls make at most four times the page', () => {
  const small = measure(25);
  const large = measure(100);
  expect(large.elements / small.elements).toBeLessThan(4.1);
  expect(large.characters / small.characters).toBeLessThan(4.2);
});

test('a call costs at most 350 elements, its models included', () => {
  expect(measure(25).elements / 25).toBeLessThan(350);
});

test('a document of 130 calls has all of them in the page', () => {
  expect(pageOf(130).match(/data-operation="/g)).toHaveLength(130);
});

test('a browser that reads a long page is given a pause every eight calls', () => {
  const stretches = pageOf(130).split('data-pause');
  const calls = stretches.map((html) => html.match(/data-operation="/g)?.length ?? 0);
  expect(Math.max(...calls)).toBe(8);
});
