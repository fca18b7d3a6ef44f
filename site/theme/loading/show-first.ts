/*
 * What a reader sees first. Both functions also run as text in the head of a page, so each is
 * self-contained and contains no named function.
 */

/**
 * Shows the beginning of what arrives for one frame, and then all of it: a slow phone takes half a
 * second to lay out a long page. A browser may draw a frame before it has read as far as that. A page
 * that nobody looks at has no frames.
 */
export async function showBeginning(of: 'page' | 'content'): Promise<void> {
  if (document.hidden) return;
  const {dataset} = document.documentElement;
  dataset.arriving = of;
  let isShown: boolean;
  do {
    isShown = await new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => {
        const rest = document.querySelector('[data-kept] > :nth-child(6), [data-kept] section');
        setTimeout(resolve, 0, rest !== null || document.readyState !== 'loading');
      });
    });
  } while (!isShown);
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
