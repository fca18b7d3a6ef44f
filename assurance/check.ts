export type Check = {
  readonly title: string;
  /** What is tried and what must hold, in a sentence or two. */
  readonly about: string;
  /** The long form; the short one is a test. */
  readonly run: () => Promise<Result>;
};

export type Result = {
  /** What is counted: "pages", "restarts". */
  readonly tried: string;
  readonly times: number;
  readonly passed: number;
  /** What went wrong, with the place and the remedy. */
  readonly findings: readonly string[];
  /** Further figures, in Markdown. */
  readonly figures?: string;
};
