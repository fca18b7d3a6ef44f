type PauseBetweenProps = {
  /** The position in its list of what follows. */
  readonly index: number;
};

/** About 40 milliseconds of parsing on a slow phone. */
const stretch = 8;

/**
 * A point in a long list where a browser that parses the page pauses to draw and respond: Chromium
 * parses for half a second at a time, but yields soon after a script, even an empty one. It is only
 * in the built page; in one that a script renders it would have no effect.
 */
export function PauseBetween({index}: PauseBetweenProps) {
  const isBuilding = typeof document === 'undefined';
  // The attribute saves it from the minifier, which removes empty scripts.
  return isBuilding && index % stretch === 0 ? <script data-pause="" /> : null;
}
