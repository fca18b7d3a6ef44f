/** A document that cannot be shown: names the JSON pointer at fault and what to do about it. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    readonly pointer: string,
    readonly problem: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${pointer}: ${problem} ${remedy}`, options);
  }
}
