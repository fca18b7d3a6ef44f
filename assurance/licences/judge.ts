import {allowed} from './allowed';
import type {LockedPackage} from './read-packages';

/** What is wrong with the licence of a package and what to do about it, or null. */
export function judge({name, version, licence}: LockedPackage): string | null {
  if (licence === undefined) {
    return `${name} ${version} states no licence. Read its files; if they hold an allowed one, add it to corrections in assurance/licences/allowed.ts, else remove the package.`;
  }
  return isAllowed(licence)
    ? null
    : `${name} ${version} is under ${licence}, which is not allowed. Replace the package, or have the licence examined and add it to assurance/licences/allowed.ts.`;
}

/** One choice of an OR is enough; of an AND, everything must be allowed. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}
