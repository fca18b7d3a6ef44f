import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';

/** What the caller can put right: the error of a tool or, with this code, of another request. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
  readonly code = ErrorCode.InvalidParams;
}

const mostQuoted = 60;

/** What came from outside, short and on one line. */
export function quote(text: string): string {
  return JSON.stringify(text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text);
}
