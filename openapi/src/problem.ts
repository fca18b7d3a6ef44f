/** What is wrong with a contract, and what to do about it. */
export type Problem = {
  readonly rule: string;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
};
