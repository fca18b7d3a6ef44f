import {expect, test} from 'vitest';
import {parsePage} from './built-page';
import {checkReferenceLinks} from './reference-links';

const reference = '<main data-reference><h3 id="get-thing"></h3><p id="get-thing.200"></p></main>';

function check(guide: string, baseUrl = '/') {
  const pages = [parsePage('api.html', reference), parsePage('guide.html', guide)];
  return () => checkReferenceLinks(pages, {baseUrl} as never);
}

test.each([
  ['/', '<a href="/api#get-thing">x</a><a href=/api/#get-thing.200>y</a>'],
  ['/below/', '<a href="/below/api#get-thing">x</a>'],
])('links below %s to what exists pass, quoted or not', (baseUrl, guide) => {
  expect(check(guide, baseUrl)).not.toThrow();
});

test('links to other pages are left alone', () => {
  expect(check('<a href="/other#nothing">x</a><a href="/api">y</a>')).not.toThrow();
});

test('a link to a field that does not exist names the page and the nearest field', () => {
  expect(check('<nav><a href="/api#get-thing.201">x</a></nav>')).toThrow(
    'guide.html: The reference has no "#get-thing.201". Did you mean "#get-thing.200", "#get-thing"?',
  );
});
