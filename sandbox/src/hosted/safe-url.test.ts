import {expect, test} from 'vitest';
import {toSafeUrl} from './safe-url';

test.each([
  'https://shop.example/paid?order=7#top',
  'http://localhost:3000/',
  'HTTPS://shop.example/',
  'gulerod://paid/7',
  'com.gulerod.app:/paid',
  'com.gulerod.app://paid',
])('%s is followed', (url) => {
  expect(toSafeUrl(url)).toBe(new URL(url).href);
});

test.each([
  'javascript:alert(1)',
  'JavaScript://shop.example/%0aalert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'vbscript://x',
  'file:///etc/passwd',
  'blob:https://shop.example/7',
  'filesystem://x/',
  'about:blank',
  'view-source:https://shop.example/',
  'chrome://settings',
  'intent://scan/#Intent;end',
  'ftp://shop.example/',
  'mailto:me@shop.example',
  'gulerod:paid',
  '/paid',
  '',
])('%s is not followed', (url) => {
  expect(toSafeUrl(url)).toBeUndefined();
});
