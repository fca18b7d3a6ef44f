const forbidden =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via)$/i;

/** Headers that a browser sets itself and silently drops from a page's request. */
export function isForbiddenHeader(name: string): boolean {
  return forbidden.test(name);
}
