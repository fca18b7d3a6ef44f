import type {RecordedCall, RecordedStep} from '../../../recording/recording';
import {origin} from '../../../recording/sandbox-settings';
import {reference} from './format';

/** What a step keeps of its response for a later one. */
export type Kept = {readonly variable: string; readonly field: string};

/** The values that a scenario has received so far, by the variables that hold them in a collection. */
export class Variables {
  readonly #names = new Map<string, string>();

  /** Every variable, in the order in which they are set. */
  get names(): readonly string[] {
    return [...new Set(this.#names.values())];
  }

  /** Keeps what later steps need of a response. */
  keep({response}: RecordedCall, later: readonly RecordedStep[]): readonly Kept[] {
    return Object.entries(response ?? {}).flatMap(([field, value]: [string, unknown]) => {
      if (typeof value !== 'string' || this.#names.has(value)) return [];
      const variable = findName(field, value, later);
      if (variable === undefined) return [];
      this.#names.set(value, variable);
      return [{variable, field}];
    });
  }

  /** A text in which each value that was kept is the name of its variable. */
  insertInto(text: string): string {
    return [...this.#names].reduce(
      (inserted, [value, variable]) => inserted.replaceAll(value, reference(variable)),
      text,
    );
  }
}

/** A value is called after the parameter that it becomes; the address of a hosted page keeps its name. */
function findName(field: string, value: string, later: readonly RecordedStep[]) {
  for (const step of later) {
    if (step.kind === 'event') {
      if (origin + step.sent.path === value) return field;
    } else {
      const parameter = Object.entries(step.parameters).find(([, sent]) => sent === value);
      if (parameter) return parameter[0];
    }
  }
  return undefined;
}
