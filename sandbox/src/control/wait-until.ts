/** In milliseconds. */
const pollInterval = 20;

/** Resolves when it is so, or when the time is up. */
export async function waitUntil(isSo: () => boolean, seconds: number): Promise<void> {
  const until = Date.now() + 1_000 * seconds;
  while (!isSo() && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
