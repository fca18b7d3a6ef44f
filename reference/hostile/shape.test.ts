import {expect, test} from 'vitest';
import {render} from '../fixtures/render';
import {parse} from '../fixtures/show';
import {prototypeNames, refused, shown} from './documents';

const pages = new Map<string, string>();

/** Each page is rendered once for all tests. */
function html(name: keyof typeof shown): string {
  const page = pages.get(name) ?? render(shown[name]());
  pages.set(name, page);
  return page;
}

test.each(Object.keys(shown) as (keyof typeof shown)[])('%s is rendered', (name) => {
  expect(html(name)).toContain('<h1>');
});

test.each(Object.entries(refused))(
  '%s is refused with the pointer and the remedy',
  (_, {text, message}) => {
    expect(() => render(text())).toThrow(message);
  },
);

test.each([2, 3, 10, 50] as const)('a cycle of %i models ends in a link', (length) => {
  const page = parse(html(`a cycle of ${length} models`));
  const last = `call.body${'.next'.repeat(length)}`;
  expect(page.getElementById(last)?.querySelector('a[href="#schema.S0"]')).not.toBeNull();
});

test('the bottom of a deep schema is in the page', () => {
  expect(html('a schema 200 levels deep')).toContain('The bottom.');
});

test('each of 10,000 properties is in the page', () => {
  const page = html('10,000 properties');
  expect(page).toContain('id="call.body.field9999"');
  expect(page).toContain('id="schema.S0.field9999"');
});

test('references that multiply each other are written out a few thousand times at most', () => {
  const page = html('references that multiply each other');
  expect(page.match(/id="call\.body\./g)?.length).toBeLessThan(5_000);
});

test('what allOf multiplies is written once', () => {
  expect(html('allOf that multiplies itself').match(/id="call\.body\.end"/g)).toHaveLength(1);
});

test('a long description is in the page to its end', () => {
  expect(html('5 MB of description').length).toBeGreaterThan(4_900_000);
});

test('calls with the same operationId have each their own id', () => {
  const page = parse(html('calls with the same operationId'));
  const ids = [...page.querySelectorAll('[data-operation]')].map(({id}) => id);
  expect(ids).toEqual(['get-a', 'get-b', 'post-b']);
});

test('names of prototypes are names like others, and no prototype is touched', () => {
  const page = html('names of prototypes');
  for (const name of prototypeNames) expect(page).toContain(`id="constructor.body.${name}"`);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('sizes that no sample can have do not make a large page', () => {
  expect(html('sizes that no sample can have').length).toBeLessThan(100_000);
});
