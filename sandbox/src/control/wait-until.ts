/** In milliseconds. */
const pollInterval = 20;

/** Resolves when it is so, when the time is up, or when the sandbox closes. */
export async function waitUntil(
  isSo: () => boolean,
  seconds: number,
  closing: AbortSignal,
): Promise<void> {
  const until = Date.now() + 1_000 * seconds;
  while (!isSo() && Date.now() < until && !closing.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
