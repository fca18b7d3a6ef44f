import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {routes} from '../routes';
import {sites} from '../sites';

const guides = routes.map(({path}) => path).filter((path) => path.startsWith('/docs/'));

for (const {url} of [sites.docs, sites.docsOnNginx]) {
  test(`${url}/llms.txt lists every guide and every call, and no link of it is broken`, async ({
    request,
  }) => {
    const list = await (await request.get(`${url}/llms.txt`)).text();
    const paths = [...list.matchAll(/https:\/\/[^/\s]+([^)\s]+)/g)].map(([, path = '']) => path);
    expect(guides).toHaveLength(20);
    expect(paths).toEqual(expect.arrayContaining(guides.map((guide) => `${guide}.md`)));
    expect(paths.filter((path) => /^\/v1\/marketplace\/.+\.md$/.test(path))).toHaveLength(23);
    expect(paths.filter((path) => /\.(?:json|yaml|ts|mjs)$/.test(path))).toEqual([
      '/v1/marketplace/openapi.json',
      '/v1/marketplace/openapi.yaml',
      '/v1/marketplace/symblepay.postman_collection.json',
      '/v1/marketplace/symblepay.d.ts',
      '/sandbox/symblepay-sandbox.mjs',
      '/sandbox/symblepay-mcp.mjs',
    ]);
    for (const path of paths) {
      const file = await request.get(url + path);
      expect(file.status()).toBe(200);
      if (!path.endsWith('.md')) continue;
      expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await file.text()).toMatch(/^# \w.*\n\n<https:\/\//);
    }
  });
}

test('llms-full.txt holds every guide in reading order, then the reference', async ({request}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const [list, full] = [await read('/llms.txt'), await read('/llms-full.txt')];
  const twins = [...list.matchAll(/https:\/\/[^/\s]+(\/[^)\s]+\.md)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/v1/marketplace/'));
  expect(twins).toHaveLength(22);
  expect(full).toBe((await Promise.all(twins.map(read))).join('\n'));
});

test('every guide names its Markdown twin', async ({request}) => {
  for (const guide of guides) {
    const html = await (await request.get(guide)).text();
    expect(html).toMatch(new RegExp(`type="?text/markdown"? href="?${guide}\\.md[ ">]`));
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/', ...guides]) {
    test(`the twin of ${path} holds all that the page says`, async ({page, request}) => {
      await page.goto(path);
      const twin = await (await request.get(`${path === '/' ? '/index' : path}.md`)).text();
      const text = bare(twin);
      const parts = await readParts(page);
      expect(parts.length).toBeGreaterThan(5);
      expect(parts.filter((part) => !text.includes(bare(part)))).toEqual([]);
    });
  }
});

/** Letters and digits alone, without addresses: Markdown escapes, wraps and marks the rest. */
function bare(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Headings, paragraphs, items, cells and code. Of a request in six languages the twin holds curl, and
 * of two ways to follow a guide the one that needs no page.
 */
async function readParts(page: Page): Promise<readonly string[]> {
  const parts = page
    .locator('main :is(article, [data-kept])')
    .first()
    .locator(':is(h1, h2, h3, h4, p, li, th, td, dt, dd, pre, summary, figcaption)');
  return parts.evaluateAll((all) =>
    all
      .filter(
        (part) =>
          part.closest('[data-way=page], [aria-hidden=true], fieldset, aside, nav, button') ===
            null && !part.matches('[data-code-sample=language] pre ~ pre'),
      )
      .map((part) => {
        const copy = part.cloneNode(true) as Element;
        const unsaid = 'button, svg, script, [aria-hidden=true], .hash-link, pre ~ pre, fieldset';
        for (const inner of copy.querySelectorAll(unsaid)) inner.remove();
        return copy.querySelector('p, li, pre, table') ? '' : copy.textContent;
      })
      .filter((text) => text.trim() !== ''),
  );
}

test('a twin holds what was executed', async ({request}) => {
  const twin = await (await request.get('/docs/users/user-details.md')).text();
  expect(twin).toContain('curl --request GET');
  expect(twin).toContain('"hasCompletedOnboarding": true');
});

test('nginx compresses the Markdown twins', async ({request}) => {
  for (const path of ['/docs/users.md', '/v1/marketplace.md', '/v1/marketplace/get-trade.md']) {
    const twin = await request.get(sites.docsOnNginx.url + path);
    expect(twin.headers()['content-encoding']).toBe('gzip');
  }
});
