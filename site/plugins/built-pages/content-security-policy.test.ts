import {expect, test} from 'vitest';
import {parsePage} from './built-page';
import {withPolicy} from './content-security-policy';

const write = (body: string) =>
  withPolicy(parsePage('x.html', `<html><head><title>x</title></head><body>${body}</body></html>`));

test('the one inline script is allowed by its hash', () => {
  expect(write('<script>a()</script>')).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  );
});

test('the policy is read after the stylesheets have been asked for', () => {
  const html =
    '<head><meta charset=UTF-8><link rel=preload as=style href=/a.css /><title>x</title>';
  expect(withPolicy(parsePage('x.html', `${html}<script>a()</script>`))).toMatch(
    /^<head><meta charset=UTF-8><link [^>]+><meta http-equiv="Content-Security-Policy" [^>]+><title>/,
  );
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
