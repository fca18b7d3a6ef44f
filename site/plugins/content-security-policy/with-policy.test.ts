import {expect, test} from 'vitest';
import {withPolicy} from './with-policy';

const page = (body: string) => `<html><head><title>x</title></head><body>${body}</body></html>`;

test('the one inline script is allowed by its hash', () => {
  expect(withPolicy(page('<script>a()</script>'), 'x.html')).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  );
});

test('the icon sprite is hidden by an attribute instead of a style', () => {
  const html = withPolicy(page('<svg style="display: none;"></svg><script>a()</script>'), 'x.html');
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
  expect(() => withPolicy(page(body), 'x.html')).toThrow(message);
});
