import type {Check} from './check';
import {htmlCheck} from './html/check';
import {licenceCheck} from './licences/check';
import {linkCheck} from './links/check';
import {faultCheck} from './planted-faults/check';

/** What `npm run assurance` runs, in order; arguments ask for some of them. */
export const checks: Readonly<Record<string, Check>> = {
  html: htmlCheck,
  links: linkCheck,
  licences: licenceCheck,
  faults: faultCheck,
};
