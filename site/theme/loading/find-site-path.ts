import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Where a click leads within the site; nothing when the browser itself should follow it. */
export function findSitePath(event: MouseEvent): string | undefined {
  const isPlain = !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return undefined;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPageLink(link)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Whether the link leads to another page of this site, in the same tab. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const {origin, pathname, target} = link;
  const isWithin = origin === location.origin && pathname !== location.pathname;
  return isWithin && ['', '_self'].includes(target) && !link.download && isRoute(pathname);
}

function isRoute(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.path !== '*');
}
