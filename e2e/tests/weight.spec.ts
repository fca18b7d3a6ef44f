import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '../page-test';
import {routes} from '../routes';

const budget = 128 * 1024;
const guides = routes.map(({path}) => path).filter((path) => path.startsWith('/docs/'));

test('the script of every guide weighs at most 128 KB compressed, and all of it is our own', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const weights = new Map<string, number>();
  const weigh = async (url: string): Promise<number> => {
    const known = weights.get(url);
    const weight = known ?? brotliCompressSync(await (await request.get(url)).body()).length;
    weights.set(url, weight);
    return weight;
  };
  let scripts = new Set<string>();
  const hosts = new Set<string>();
  page.on('request', (one) => {
    hosts.add(new URL(one.url()).origin);
    if (one.resourceType() === 'script') scripts.add(one.url());
  });
  for (const guide of guides) {
    scripts = new Set();
    await page.goto(guide, {waitUntil: 'networkidle'});
    let total = 0;
    for (const script of scripts) total += await weigh(script);
    expect(total, guide).toBeGreaterThan(0);
    expect(total, guide).toBeLessThanOrEqual(budget);
  }
  expect([...hosts]).toEqual([baseURL]);
});
