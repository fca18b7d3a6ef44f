import {safeDecode} from '../../model/safe-decode';

/** Unfolds what hides the element that `hash` names, scrolls to it and highlights it. */
export function revealTarget(hash: string): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-highlighted]')) {
    delete marked.dataset.highlighted;
  }
  const target = hash.length > 1 ? document.getElementById(safeDecode(hash.slice(1))) : null;
  if (!target?.closest('[data-reference]')) return;
  for (let fold = target.closest('details'); fold; fold = outer(fold)) fold.open = true;
  target.dataset.highlighted = '';
  scrollUntilStill(target);
}

const most = {frames: 60, stillFrames: 3};

/**
 * Sections out of view have only an estimated height, so the target moves while the page scrolls
 * to it. Stops as soon as the reader scrolls.
 */
function scrollUntilStill(target: HTMLElement): void {
  const stop = new AbortController();
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => stop.abort(), {signal: stop.signal, passive: true});
  }
  let still = 0;
  let last: number | undefined;
  const scroll = (frames: number) => {
    if (stop.signal.aborted) return;
    target.scrollIntoView({behavior: 'instant'});
    const {top} = target.getBoundingClientRect();
    still = top === last ? still + 1 : 0;
    last = top;
    if (still >= most.stillFrames || frames >= most.frames) stop.abort();
    else requestAnimationFrame(() => scroll(frames + 1));
  };
  scroll(0);
}

function outer(fold: HTMLDetailsElement): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null;
}
