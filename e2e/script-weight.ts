import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {openPage} from './open-page';

/** Pages share most scripts; each is compressed once. */
const weights = new Map<string, number>();

/** How many bytes of script a page loads, compressed, until it answers the reader and is at rest. */
export async function scriptWeight(page: Page, path: string): Promise<number> {
  const scripts = new Set<string>();
  const keep = (request: {resourceType: () => string; url: () => string}) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  page.on('request', keep);
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  page.off('request', keep);
  let total = 0;
  for (const script of scripts) total += await weigh(page, script);
  return total;
}

async function weigh(page: Page, url: string): Promise<number> {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const body = await (await page.request.get(url)).body();
  const weight = brotliCompressSync(body).length;
  weights.set(url, weight);
  return weight;
}
