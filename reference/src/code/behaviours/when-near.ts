import {applyChoice} from './choose-variant';
import {colourCode, uncolourCode} from './colour-code';

let observer: IntersectionObserver | undefined;

/**
 * Prepares samples inside `root` as they approach the viewport, and highlights code only while it
 * is there: a page of hundreds of calls costs no more to open than a short one, and does not grow
 * as it is read. Calling it again is harmless.
 */
export function prepareWhenNear(root: ParentNode): void {
  observer ??= new IntersectionObserver(onMove, {rootMargin: '400px'});
  for (const sample of root.querySelectorAll('[data-code-sample]')) observer.observe(sample);
}

function onMove(entries: readonly IntersectionObserverEntry[], watch: IntersectionObserver) {
  for (const {isIntersecting, target} of entries) {
    const element = target as HTMLElement;
    if (element.dataset.tokens === undefined) {
      if (isIntersecting) readySample(element, watch);
    } else if (isIntersecting) colourCode(element);
    else uncolourCode(element);
  }
}

/** Only now is its code observed: nothing inside a sample that nobody reaches needs to be. */
function readySample(sample: HTMLElement, watch: IntersectionObserver) {
  applyChoice(sample);
  for (const code of sample.querySelectorAll('[data-tokens]')) watch.observe(code);
}
