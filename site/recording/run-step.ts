/** A step of a guide's scenario, to be played on the reader's sandbox. */
export type RunStep = {
  readonly name: string;
  /** What happens, for the list of steps that tick off. */
  readonly text: string;
  readonly method: string;
  /** Below the sandbox's address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** With what the recorded one came back. */
  readonly status: number;
  /** The ids in the recorded response, in their order. */
  readonly ids: readonly string[];
};

/** Whether the step changes the sandbox, so that later ones need it. */
export function isChange({method, status}: RunStep): boolean {
  return method !== 'GET' && status < 400;
}
