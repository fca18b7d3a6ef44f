import type {ClientModule} from '@docusaurus/types';
import scrollUntilStill from '../components/scroll-until-still';

/** Where the reader was on a page: what was in the middle of the window, and how far down. */
type Position = {readonly element: Element | undefined; readonly top: number; readonly y: number};

/** Pixels below the middle of the window: the middle itself may lie between two paragraphs. */
const probes = [0, 12, 24, 36, 48];

/** By the key of the history entry. */
const positions = new Map<string, Position>();
let isReturning = false;

if (typeof window !== 'undefined') {
  history.scrollRestoration = 'manual';
  // The router gives every entry but the first one a key; an anchor of the same page makes an entry
  // without one, to which the browser scrolls itself.
  if (history.state === null) history.replaceState({key: 'first'}, '');
  window.addEventListener('popstate', ({state}) => (isReturning = state !== null));
  // When a page is loaded again, the browser restores its position.
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/**
 * Brings a reader who goes back or forward to where they were. The browser would try before the
 * page is there, and the framework scrolls to the top. Brings one who follows a link to the place
 * that it names: the framework tries once, which misses it.
 */
const scrollPosition: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation?.key) positions.set(previousLocation.key, readPosition());
  },
  onRouteDidUpdate({location, previousLocation}) {
    const position = positions.get(location.key ?? '');
    if (previousLocation && isReturning && position) scrollTo(position);
    else if (previousLocation && location.hash !== '') scrollToPlace(location.hash);
    isReturning = false;
  },
};

/**
 * Parts out of view have an estimated height, so an offset in pixels would miss; so would the place
 * of an element that such a part stands in. The smallest one holds none.
 */
function readPosition(): Position {
  const [smallest] = probes
    .flatMap((below) => document.elementsFromPoint(innerWidth / 2, innerHeight / 2 + below))
    .filter((element) => element.closest('main'))
    .map((element) => ({element, rect: element.getBoundingClientRect()}))
    .sort((one, other) => one.rect.height - other.rect.height);
  return {element: smallest?.element, top: smallest?.rect.top ?? 0, y: scrollY};
}

function scrollTo({element, top, y}: Position): void {
  if (!element?.isConnected) {
    window.scrollTo({top: y, behavior: 'instant'});
    return;
  }
  scrollUntilStill(element, () => {
    window.scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'});
  });
}

function scrollToPlace(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  focusPlace(place);
  scrollUntilStill(place, () => place.scrollIntoView({behavior: 'instant'}));
}

/** As the browser does when an anchor of the same page is followed: Tab goes on from the place. */
function focusPlace(place: HTMLElement): void {
  const isFocusable = place.hasAttribute('tabindex');
  if (!isFocusable) place.setAttribute('tabindex', '-1');
  place.focus({preventScroll: true});
  if (!isFocusable) place.removeAttribute('tabindex');
}

export default scrollPosition;
