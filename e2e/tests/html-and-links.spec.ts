import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {checkPages} from '../../assurance/html/check';
import {findHtmlFaults} from '../../assurance/html/find-html-faults';
import {checkSite} from '../../assurance/links/check';
import {findBrokenLinks} from '../../assurance/links/find-broken-links';
import {whileServed} from '../../assurance/serve-folder';
import {sites} from '../sites';

const {folder, url} = sites.docs;

function plant(page: string, mistake: string): string {
  const html = readFileSync(join(folder, page), 'utf8');
  const start = /<main[^>]*>/.exec(html)?.[0] ?? '';
  return html.replace(start, start + mistake);
}

test('an independent checker finds every page valid', () => {
  const {times, findings} = checkPages();
  expect(times).toBeGreaterThan(20);
  expect(findings).toEqual([]);
});

for (const [rule, mistake] of [
  ['element-permitted-content', '<figure><div><figcaption>Caption</figcaption></div></figure>'],
  ['element-permitted-content', '<button type=button><a href=/>Home</a></button>'],
  ['element-permitted-parent', '<div><li>Item</div>'],
  ['no-dup-id', '<p id=__docusaurus>Again'],
  ['close-order', '<section><div></section></div>'],
  ['attribute-allowed-values', '<input type=nonsense aria-label=Nonsense>'],
] as const) {
  test(`it finds the planted ${mistake}`, () => {
    const rules = findHtmlFaults(plant('docs/users.html', mistake), 'planted').map(
      (fault) => fault.rule,
    );
    expect(rules).toContain(rule);
  });
}

test('a second tool finds no broken link', async () => {
  const {times, findings} = await checkSite(`${url}/`);
  expect(findings).toEqual([]);
  expect(times).toBeGreaterThan(500);
});

test('it finds planted links that lead nowhere', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'links-'));
  cpSync(folder, copy, {recursive: true});
  const page = 'docs/guidelines/environments';
  const links = ['/docs/nowhere', '/docs/trades#nowhere', '/v1/marketplace#nowhere', '#nowhere'];
  const mistakes = links.map((link) => `<a href=${link}>Planted</a>`).join('');
  const html = plant(`${page}.html`, `${mistakes}<img alt="" src=/img/nowhere.png>`);
  writeFileSync(join(copy, `${page}.html`), html);
  const {broken} = await whileServed(copy, (served) => findBrokenLinks(served + page));
  rmSync(copy, {recursive: true});
  expect(broken).toEqual(
    [
      '/docs/guidelines/environments/#nowhere',
      '/docs/nowhere',
      '/docs/trades#nowhere',
      '/img/nowhere.png',
      '/v1/marketplace#nowhere',
    ].map((address) => `/${page}: ${address}`),
  );
});
