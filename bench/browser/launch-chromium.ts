import type {Browser} from 'playwright-core';
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/find-chromium';

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** One browser for everything that is compared. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
