import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {openPage} from './open-page';

/** Compressed bytes, counted until the page reacts to the reader and is at rest. */
type PageWeight = {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly requests: number;
  readonly hosts: readonly string[];
};

/** Pages share most files; each is compressed once. */
const weights = new Map<string, number>();

export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const requests: Request[] = [];
  const keep = (request: Request) => void requests.push(request);
  page.on('request', keep);
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  page.off('request', keep);
  const weigh = async (kind: string) => {
    const files = new Set(requests.filter((each) => each.resourceType() === kind).map(urlOf));
    let total = 0;
    for (const file of files) total += await weighFile(page, file);
    return total;
  };
  return {
    script: await weigh('script'),
    stylesheet: await weigh('stylesheet'),
    font: await weigh('font'),
    requests: requests.length,
    hosts: [...new Set(requests.map((request) => new URL(request.url()).origin))],
  };
}

function urlOf(request: Request): string {
  return request.url();
}

async function weighFile(page: Page, url: string): Promise<number> {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const body = await (await page.request.get(url)).body();
  const weight = brotliCompressSync(body).length;
  weights.set(url, weight);
  return weight;
}
