import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from '../page-test';
import {sites} from '../sites';

const guide = '/docs/getting-started/open-api-documentation';

/** Each file and the type that a server must give it. */
const types = {
  '/v1/marketplace/openapi.json': /^application\/json/,
  '/v1/marketplace/openapi.yaml': /^application\/yaml; charset=utf-8$/,
  '/v1/marketplace/symblepay.postman_collection.json': /^application\/json/,
  '/v1/marketplace/symblepay.d.ts': /^text\/plain; charset=utf-8$/,
  '/sandbox/symblepay-sandbox.mjs': /^(text|application)\//,
} as const;

type Listed = {readonly path: string; readonly size: string; readonly sum: string};

async function readTable(page: Page): Promise<readonly Listed[]> {
  await page.goto(guide);
  const table = page.getByRole('table').filter({hasText: 'SHA-256'});
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      path: row.querySelector('a')?.getAttribute('href') ?? '',
      size: row.querySelector('[data-label=Size]')?.textContent ?? '',
      sum: row.querySelector('details > code')?.textContent ?? '',
    })),
  );
}

test('the guide lists every file with its own size and checksum', async ({page, request}) => {
  const listed = await readTable(page);
  expect(listed.map(({path}) => path)).toEqual(Object.keys(types));
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  for (const {path, size, sum} of listed) {
    const body = await (await request.get(path)).body();
    expect(size).toBe(`${Math.round(body.length / 1024)} KB`);
    expect(sum).toBe(createHash('sha256').update(body).digest('hex'));
    await writeFile(join(folder, basename(path)), body);
  }
  const sums = await (await request.get('/v1/marketplace/SHA256SUMS')).text();
  await writeFile(join(folder, 'SHA256SUMS'), sums);
  const check = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], {cwd: folder});
  expect(check.toString().trim().split('\n')).toEqual(
    listed.map(({path}) => `${basename(path)}: OK`),
  );
});

test('a checksum opens in full, and a file is saved under its name', async ({page}) => {
  const [first] = await readTable(page);
  const row = page.getByRole('row').filter({hasText: 'openapi.json'}).first();
  await row.locator('summary').click();
  await expect(row.getByText(first?.sum ?? '', {exact: true})).toBeVisible();
  const saving = page.waitForEvent('download');
  await row.getByRole('link', {name: 'openapi.json'}).click();
  expect((await saving).suggestedFilename()).toBe('openapi.json');
});

for (const {url} of [sites.docs, sites.docsOnNginx]) {
  test(`${url} says of every file what it is`, async ({request}) => {
    for (const [path, type] of Object.entries(types)) {
      const headers = (await request.get(url + path)).headers();
      expect(headers['content-type'], path).toMatch(type);
    }
    const sums = await request.get(`${url}/v1/marketplace/SHA256SUMS`);
    expect(sums.headers()['content-type']).toBe('text/plain; charset=utf-8');
  });
}
