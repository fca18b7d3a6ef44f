import type {OpenedPage} from './open-page';

export type Mode = 'light' | 'dark';

/** A small phone's. */
export const windowWidth = 360;

/**
 * The page in a window of a browser, as a file. It holds the page's own markup and styles, which the
 * reader's browser lays out: it needs no script and few bytes, and stays sharp at every size.
 */
export function drawWindow(
  {address, html, stylesheet}: Omit<OpenedPage, 'page'>,
  height: number,
  mode: Mode,
): string {
  const [main] = /<main>.*<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error(`${address} has no <main> to be drawn.`);
  const size = `width="${windowWidth}" height="${height}"`;
  const styles = withoutOtherMode(stylesheet, mode) + windowStyles(height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${windowWidth} ${height}">` +
    `<style>${styles}</style><foreignObject ${size}>` +
    `<body xmlns="http://www.w3.org/1999/xhtml"><header>${address}</header>${main}</body>` +
    '</foreignObject></svg>\n'
  );
}

/** The reader chooses a mode on our page, of which a picture knows nothing. */
function withoutOtherMode(stylesheet: string, mode: Mode): string {
  return stylesheet
    .replace('color-scheme: light dark', `color-scheme: ${mode}`)
    .replaceAll(/light-dark\((.+?), (.+?)\)/g, mode === 'light' ? '$1' : '$2');
}

/** What comes on top of the page's own styles: the frame, and the address above the page. */
function windowStyles(height: number): string {
  return `
:root { background: none; }
body { box-sizing: border-box; block-size: ${height}px; padding: 0; overflow: hidden; border: 1px solid var(--line); border-radius: 16px; background: var(--canvas); }
header { padding: 0.5rem 1rem; border-block-end: 1px solid var(--line); background: var(--surface); color: var(--quiet); font-size: 0.8125rem; white-space: nowrap; }
main { margin: 1rem; }
`;
}
