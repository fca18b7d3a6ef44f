import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {patience} from '../../e2e/patience';
import {findChromium, findHeadlessChromium} from '../../scripts/find-chromium';
import type {Reader} from './reader';
import {watchContext} from './watch-context';

export type Settings = {
  readonly baseURL: string;
  /** As a reader may set it; the browser then refuses pages nearly all that it could keep for them. */
  readonly blocksCookies?: boolean;
};

/** A browser with a profile of its own. Only the one with windows has that setting. */
export async function withBrowser<T>(
  {baseURL, blocksCookies = false}: Settings,
  run: (reader: Reader) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  if (blocksCookies) {
    await mkdir(join(profile, 'Default'));
    await writeFile(
      join(profile, 'Default/Preferences'),
      JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
    );
  }
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: await (blocksCookies ? findChromium() : findHeadlessChromium()),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patience);
  try {
    return await run({context, watch: await watchContext(context, baseURL)});
  } finally {
    await context.close();
    await rm(profile, {recursive: true});
  }
}
