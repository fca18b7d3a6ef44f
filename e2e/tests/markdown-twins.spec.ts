import {expect, test} from '@playwright/test';
import {routes} from '../routes';
import {sites} from '../sites';

const guides = routes.map(({path}) => path).filter((path) => path.startsWith('/docs/'));

for (const {url} of [sites.docs, sites.docsOnNginx]) {
  test(`${url}/llms.txt lists every guide as Markdown`, async ({request}) => {
    const list = await (await request.get(`${url}/llms.txt`)).text();
    expect(guides).toHaveLength(20);
    for (const guide of guides) {
      expect(list).toContain(`${guide}.md)`);
      const twin = await request.get(`${url}${guide}.md`);
      expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await twin.text()).toMatch(/^# \w/);
    }
  });
}

test('a guide names its Markdown twin, which holds what was executed', async ({page, request}) => {
  await page.goto('/docs/users/user-details');
  const link = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/docs/users/user-details.md');
  const twin = await (await request.get('/docs/users/user-details.md')).text();
  expect(twin).toContain('curl --request GET');
  expect(twin).toContain('"hasCompletedOnboarding": true');
});

test('nginx compresses the Markdown twins', async ({request}) => {
  const twin = await request.get(`${sites.docsOnNginx.url}/docs/users.md`);
  expect(twin.headers()['content-encoding']).toBe('gzip');
});
