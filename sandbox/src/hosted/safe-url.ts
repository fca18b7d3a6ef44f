/** Schemes that a browser handles itself, so no app can have them. */
const schemesOfBrowsers: ReadonlySet<string> = new Set([
  'about:',
  'blob:',
  'chrome:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'intent:',
  'javascript:',
  'jar:',
  'resource:',
  'vbscript:',
  'ws:',
  'wss:',
]);

/** A name with dots, such as com.gulerod.app:/paid. No browser has one. */
const dottedScheme = /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:/;

/** A word and two slashes, such as gulerod://paid. */
const plainScheme = /^[a-z][a-z\d]*:\/\//;

/** Marketplaces send people to websites and to apps; nothing else is followed. */
export function toSafeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const {href, protocol} = new URL(text);
  const isWebsite = protocol === 'http:' || protocol === 'https:';
  const isApp =
    dottedScheme.test(href) || (plainScheme.test(href) && !schemesOfBrowsers.has(protocol));
  return isWebsite || isApp ? href : undefined;
}
