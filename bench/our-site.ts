import {existsSync} from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** The built documentation. */
export function ourSite(): string {
  const folder = path.join(root, 'site/build');
  if (!existsSync(folder)) throw new Error('Build the documentation first: npm run build');
  return folder;
}

export const ourPages = {
  home: '/',
  guide: '/docs/trades',
  largestGuide: '/docs/trades/trade-details',
  reference: '/v1/marketplace',
};
