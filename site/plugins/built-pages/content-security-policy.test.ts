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
