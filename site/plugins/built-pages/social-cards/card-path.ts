/** Where the card of the page at `path` is published: `/social/docs/trades.png` for `/docs/trades`. */
export function cardPath(path: string): string {
  const page = path.replace(/(?:\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '');
  return `/social/${page === '' ? 'home' : page}.png`;
}
