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

/** What the guide says about each file. */
function readTable(page: Page) {
  const table = page.getByRole('table').filter({hasText: 'SHA-256'});
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      path: row.querySelector('a')?.getAttribute('href') ?? '',
      size: row.querySelector('[data-label=Size]')?.textContent ?? '',
      start: row.querySelector('code')?.textContent ?? '',
    })),
  );
}

test('the guide lists every file with its size and checksum', async ({page, request}) => {
  await page.goto(guide);
  const listed = await readTable(page);
  expect(listed.map(({path}) => path)).toEqual(Object.keys(types));
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const sums: string[] = [];
  for (const {path, size, start} of listed) {
    const body = await (await request.get(path)).body();
    const sum = createHash('sha256').update(body).digest('hex');
    expect(size).toBe(`${Math.round(body.length / 1024)} KB`);
    expect(start).toBe(`${sum.slice(0, 8)}…`);
    sums.push(`${sum}  ${basename(path)}\n`);
    await writeFile(join(folder, basename(path)), body);
  }
  await page.getByText('The checksums in full').click();
  const shown = page.getByRole('group', {name: 'Plain code'});
  await expect(shown).toBeVisible();
  expect(await shown.textContent()).toBe(sums.join(''));
  const file = await (await request.get('/v1/marketplace/SHA256SUMS')).text();
  expect(file).toBe(sums.join(''));
  await writeFile(join(folder, 'SHA256SUMS'), file);
  const check = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], {cwd: folder});
  expect(check.toString()).toBe(listed.map(({path}) => `${basename(path)}: OK\n`).join(''));
});

test('a file is saved under its name', async ({page}) => {
  await page.goto(guide);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', {name: 'symblepay.d.ts'}).click();
  expect((await saving).suggestedFilename()).toBe('symblepay.d.ts');
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
