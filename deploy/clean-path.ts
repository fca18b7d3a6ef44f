/**
 * The path a request should be redirected to, or null if it is clean already (brief, section 2):
 * `/x.html`, `/x/index.html` and `/x/` become `/x`. Slashes of both kinds are folded so that the
 * response never points to another host.
 */
export function cleanPath(path: string): string | null {
  const segments = path.split(/[/\\]/).filter((segment) => segment !== '');
  const last = segments.pop() ?? '';
  const name = last === 'index.html' ? '' : last.replace(/\.html$/, '');
  const clean = `/${[...segments, name].filter((segment) => segment !== '').join('/')}`;
  return clean === path ? null : clean;
}
