import preloadRoute from '@docusaurus/core/lib/client/preload';

/** Stands in for the framework's guesses: a page is fetched when the reader reaches for its link. */
const asked = new Set<string>();

async function preload(path: string): Promise<void> {
  if (asked.has(path) || savesData()) return;
  asked.add(path);
  // If this fails, a click retries and falls back to a full load.
  await preloadRoute(path).catch(() => asked.delete(path));
}

function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

export default {preload, prefetch: () => undefined};
