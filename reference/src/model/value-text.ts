import type {Json} from './json';

/** A value as a reader writes it: a text without quotes, everything else as JSON. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
