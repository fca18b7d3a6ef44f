import type {Search} from './create-search';
import {createSearch} from './create-search';
import {unpackIndex} from './search-index';

let loading: Promise<Search> | undefined;

/** Loads the index once for all pages that are visited; after a failure the next call tries again. */
export function loadSearch(url: string): Promise<Search> {
  loading ??= fetchSearch(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchSearch(url: string): Promise<Search> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} came back with ${response.status}`);
  const search = await createSearch(unpackIndex(await response.text()));
  await warmUp(search);
  return search;
}

/** The first searches take longest, each in its way: they should not be the reader's. */
async function warmUp(search: Search): Promise<void> {
  for (const words of ['t', 'we', 'webhook', 'webhok deliverd']) {
    await new Promise((resolve) => setTimeout(resolve));
    search(words);
  }
}
