import {applyChoice} from './choose-variant';
import {colourCode, uncolourCode} from './colour-code';

let observer: IntersectionObserver | undefined;

/**
 * Readies samples below `root` as they come near the view, and colours code while it is there: a
 * page of hundreds of calls costs no more at the start than a short one, and does not grow as it is
 * read. Calling it again is harmless.
 */
export function prepareWhenNear(root: ParentNode): void {
  observer ??= new IntersectionObserver(onMove, {rootMargin: '400px'});
  for (const element of root.querySelectorAll('[data-code-sample], [data-tokens]')) {
    observer.observe(element);
  }
}

function onMove(entries: readonly IntersectionObserverEntry[]) {
  for (const {isIntersecting, target} of entries) {
    const element = target as HTMLElement;
    if (element.dataset.tokens === undefined) {
      if (isIntersecting) applyChoice(element);
    } else if (isIntersecting) colourCode(element);
    else uncolourCode(element);
  }
}
