import {expect, test} from '../page-test';
import {routes} from '../routes';
import {scriptWeight} from '../script-weight';

const budget = 128 * 1024;
const guides = routes.map(({path}) => path).filter((path) => path.startsWith('/docs/'));

for (const guide of guides) {
  test(`the script of ${guide} weighs at most 128 KB compressed, and all of it is our own`, async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const weight = await scriptWeight(page, guide);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(budget);
    expect([...hosts]).toEqual([baseURL]);
  });
}
