import type {Arguments} from './check-arguments';
import type {ToolText} from './knowledge';

/** What a tool gives: text for people and models, or data, which becomes text too. */
export type ToolResult =
  | {readonly text: string}
  | {readonly data: Readonly<Record<string, unknown>>; readonly isError?: boolean};

export type Tool = ToolText & {
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly openWorldHint: false;
  };
  /** The arguments have been checked. */
  readonly run: (given: Arguments) => ToolResult | Promise<ToolResult>;
};

const effects = {
  reads: {readOnlyHint: true, destructiveHint: false},
  changes: {readOnlyHint: false, destructiveHint: false},
  destroys: {readOnlyHint: false, destructiveHint: true},
};

export function annotate(effect: keyof typeof effects): Tool['annotations'] {
  return {...effects[effect], openWorldHint: false};
}
