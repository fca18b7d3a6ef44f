const most = {frames: 120, stillFrames: 20};

/**
 * Scrolls to an element again and again until it stays where it is: parts out of view have only an
 * estimated height, so it moves while the page scrolls. Stops as soon as the reader scrolls. It
 * stands among the components for the plugins, which know it as `@theme/scroll-until-still`.
 */
export default function scrollUntilStill(element: Element, scroll: () => void): void {
  const stop = new AbortController();
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => stop.abort(), {signal: stop.signal, passive: true});
  }
  let still = 0;
  let last: number | undefined;
  const follow = (frames: number) => {
    if (stop.signal.aborted) return;
    scroll();
    const {top} = element.getBoundingClientRect();
    still = top === last ? still + 1 : 0;
    last = top;
    if (still >= most.stillFrames || frames >= most.frames) stop.abort();
    else requestAnimationFrame(() => follow(frames + 1));
  };
  follow(0);
}
