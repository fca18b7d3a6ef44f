import {browserCheck} from './browser/check';
import type {Check} from './check';
import {hardFaultCheck} from './hard-faults/check';
import {hostileCheck} from './hostile-requests/check';
import {htmlCheck} from './html/check';
import {licenceCheck} from './licences/check';
import {linkCheck} from './links/check';
import {faultCheck} from './planted-faults/check';
import {reproducibleCheck} from './reproducible/check';
import {suiteCheck} from './suite/check';

/** What `npm run assurance` runs, in order; arguments ask for some of them. */
export const checks: Readonly<Record<string, Check>> = {
  html: htmlCheck,
  links: linkCheck,
  licences: licenceCheck,
  browser: browserCheck,
  faults: faultCheck,
  hostile: hostileCheck,
  reproducible: reproducibleCheck,
  'hard-faults': hardFaultCheck,
  suite: suiteCheck,
};
