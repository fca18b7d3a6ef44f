import {Mistake, quote} from './mistake';

/** What a user types on a page: text by name. */
export function checkFields(fields: object): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (typeof value !== 'string') throw new Mistake(`fields.${quote(name)} must be a string.`);
  }
  return fields as Readonly<Record<string, string>>;
}
