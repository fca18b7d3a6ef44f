import type {Token} from './tokens';

export function textOf(token: Token): string {
  return typeof token === 'string' ? token : token[1];
}
