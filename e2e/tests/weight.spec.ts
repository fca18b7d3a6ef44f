import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '../page-test';

const budget = 128 * 1024;

test('the script of a guide page weighs at most 128 KB compressed', async ({page}) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    }
  });
  await page.goto('/docs/guidelines/errors', {waitUntil: 'networkidle'});
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budget);
});

test('a page fetches nothing from elsewhere', async ({page, baseURL}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/docs/guidelines/errors', {waitUntil: 'networkidle'});
  expect([...hosts]).toEqual([baseURL]);
});
