/*
 * What a reader sees first. Both functions also run as text in the head of a page, so each is
 * self-contained and contains no named function.
 */

/**
 * Shows a part in each frame, and then the page: a slow phone takes half a second to lay out a long
 * one. A page that nobody looks at has no frames.
 */
export async function showFirst(...parts: readonly ('bar' | 'beginning')[]): Promise<void> {
  if (document.hidden) return;
  const {dataset} = document.documentElement;
  for (const part of parts) {
    dataset.arriving = part;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  delete dataset.arriving;
}

/** Shows nothing before the place that the address names has been read: it is there without a jump. */
export function showPlaceFirst(): void {
  const place = Object.assign(document.createElement('link'), {
    rel: 'expect',
    blocking: 'render',
    href: location.hash,
  });
  document.head.append(place);
  // When the page ends without the place, Chromium would warn of that.
  document.addEventListener('readystatechange', () => place.remove(), {once: true});
}
