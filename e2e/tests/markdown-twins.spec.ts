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

test('every guide names its Markdown twin', async ({request}) => {
  for (const guide of guides) {
    const html = await (await request.get(guide)).text();
    expect(html).toMatch(new RegExp(`type="?text/markdown"? href="?${guide}\\.md[ ">]`));
  }
});

test('a twin holds what was executed', async ({request}) => {
  const twin = await (await request.get('/docs/users/user-details.md')).text();
  expect(twin).toContain('curl --request GET');
  expect(twin).toContain('"hasCompletedOnboarding": true');
});

test('nginx compresses the Markdown twins', async ({request}) => {
  const twin = await request.get(`${sites.docsOnNginx.url}/docs/users.md`);
  expect(twin.headers()['content-encoding']).toBe('gzip');
});
