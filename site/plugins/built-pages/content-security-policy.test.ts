import {expect, test} from 'vitest';
import {parsePage} from './built-page';
import {withPolicy} from './content-security-policy';

const write = (body: string) =>
  withPolicy(parsePage('x.html', `<html><head><title>x</title></head><body>${body}</body></html>`));

test('the inline script begins by adding the policy', () => {
  expect(write('<script>a()</script>')).toMatch(
    /<script>document\.head\.append\([^<]*"Content-Security-Policy",content:"default-src 'self'; [^<]*\);a\(\)<\/script>/,
  );
});

test('only where no script runs is the policy part of the markup', () => {
  expect(write('<script>a()</script>').match(/.{10}<meta http-equiv[^>]+>.{11}/g)).toEqual([
    expect.stringMatching(/^<noscript><meta http-equiv="Content-Security-Policy" .*<\/noscript>$/),
  ]);
});

test('the icon sprite is hidden by an attribute instead of a style', () => {
  const html = write('<svg style="display: none;"></svg><script>a()</script>');
  expect(html).toContain('<svg hidden></svg>');
});

test.each([
  ['', 'x.html has 0 inline scripts, expected one'],
  ['<script>a()</script><script>b()</script>', 'x.html has 2 inline scripts, expected one'],
  [
    '<script>a()</script><p class="b" style="color:red">',
    'inline style, which the policy refuses: <p class="b" style="color:red"> Use a class.',
  ],
])('a page with %j stops the build', (body, message) => {
  expect(() => write(body)).toThrow(message);
});
