/** A call of the traffic, and what became of it. */
export type Attempt = {
  readonly deed: string;
  /** Its effects, by label; those that only the response names join them when it has come. */
  effects: readonly string[];
  /** How far it moves the clock, in milliseconds. */
  readonly moves: number;
  /** `unsure`: no response, or one that says it was not written. It may have happened, once. */
  outcome: 'answered' | 'refused' | 'unsure';
};
