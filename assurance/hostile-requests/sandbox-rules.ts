import type {Rule, Seen} from './rules';
import {commonRules} from './rules';
import {headerOf} from './read-responses';

/** The sandbox names what is wrong with a request, but never so that a browser would run it. */
export const sandboxRules: readonly Rule[] = [...commonRules, findBareMark];

function findBareMark({response, mark}: Seen): string | undefined {
  const text = response.body.toString();
  if (!text.includes(mark)) return undefined;
  const type = headerOf(response, 'content-type');
  if (type.startsWith('application/json')) {
    return isJson(text) ? undefined : 'repeats what it was sent, and not as JSON';
  }
  if (!type.startsWith('text/html')) return 'repeats what it was sent';
  const hasMarkup = new RegExp(`<(i|svg)\\b[^>]*${mark}|["'\`]${mark}`).test(text);
  return hasMarkup ? 'repeats markup that it was sent' : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
