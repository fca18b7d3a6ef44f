type PauseBetweenProps = {
  /** The place in its list of what follows. */
  readonly index: number;
};

/** Some 40 milliseconds of reading on a slow phone. */
const STRETCH = 8;

/**
 * In a long list, a place where a browser that reads the page looks up to draw and to answer the
 * reader: Chromium reads for half a second in one go, but returns soon after a script, an empty one
 * too. It is in the built page only; in a page that a script makes it would have no effect.
 */
export function PauseBetween({index}: PauseBetweenProps) {
  const isBuilding = typeof document === 'undefined';
  // The attribute keeps it: a minifier takes empty scripts away.
  return isBuilding && index % STRETCH === 0 ? <script data-pause="" /> : null;
}
