/** One of several pieces of code of which one is shown at a time: a language, or a response. */
export type Sample = {
  readonly id: string;
  readonly label: string;
  readonly tokens: readonly Token[];
};

/** A piece of code and what it is, or plain text if it is nothing in particular. */
export type Token = string | readonly [kind: string, text: string];

export function textOf(token: Token): string {
  return typeof token === 'string' ? token : token[1];
}
