import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

const redirecting = [sites.docs, sites.docsOnNginx];
const paths = [
  ['/docs/users.html', '/docs/users'],
  ['/docs/users/index.html', '/docs/users'],
  ['/docs/users/', '/docs/users'],
  ['/docs/guidelines/errors.html', '/docs/guidelines/errors'],
  ['/v1/marketplace/index.html', '/v1/marketplace'],
  ['/index.html', '/'],
] as const;

const cases = [
  ...redirecting.flatMap(({url}) => paths.map(([from, to]) => ({url, from, to}))),
  {url: sites.docsOnPlainHost.url, from: '/docs/users.html', to: '/docs/users'},
  {url: sites.docsOnPlainHost.url, from: '//docs/users.html', to: '/docs/users'},
  {url: sites.docsOnPlainHost.url, from: '/index.html', to: '/'},
];

for (const {url, from, to} of cases) {
  test(`${url}${from} ends at ${to} and is rendered once`, async ({page}) => {
    // Rendered once: what the server sent is still there after hydration, and only once.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-sent-by-server', '');
      });
    });
    await openPage(page, `${url}${from}?a=1&b=%20#here`);
    await expect(page).toHaveURL(`${url}${to}?a=1&b=%20#here`);
    await expect(page.locator('h1[data-sent-by-server]')).toHaveCount(1);
    for (const role of ['main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
  });
}

for (const {url} of redirecting) {
  test(`${url} never redirects to another host`, async ({request}) => {
    for (const path of [
      '//example.com/',
      '//example.com/index.html',
      '//example.com/x.html',
      '/%5Cexample.com/',
      '/%5cexample.com.html',
      '/%09/example.com/',
      '/%2Fexample.com/index.html',
    ]) {
      const response = await request.get(`${url}${path}`, {maxRedirects: 0});
      const location = response.headers().location ?? '/';
      expect(new URL(location, url).origin).toBe(url);
    }
  });
}
