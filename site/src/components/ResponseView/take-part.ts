import type {Token} from '@symblepay/reference';
import {tokenize} from '@symblepay/reference';

/** One field of a JSON response by the path of its keys ("payer.fees"), as coloured code. */
export function takePart(response: unknown, path: string): readonly Token[] {
  const keys = path.split('.');
  const part = keys.reduce((value, key) => {
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new Error(`The response has no "${key}" of "${path}".`);
    }
    return value[key as keyof typeof value];
  }, response);
  return tokenize(`"${keys.at(-1) ?? ''}": ${JSON.stringify(part, null, 2)}`, 'json');
}
