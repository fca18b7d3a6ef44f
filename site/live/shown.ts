import {isRecord} from './is-record';
import type {Step} from './step';

/** What the bar says about the sandbox. */
export type Shown = {
  /** The trade that the latest steps were about. */
  readonly trade?: {
    readonly id: string;
    readonly title: string;
    readonly state: string;
    /** It was there on the first day; the reader has none of their own. */
    readonly isExample?: boolean;
  };
  readonly clock: string;
  /** What others can do now: carrier, bank, support and time. */
  readonly events: readonly ShownEvent[];
  /** The calls that would move the trade on, with their anchors in the reference. */
  readonly calls: readonly {readonly label: string; readonly anchor: string}[];
};

export type ShownEvent = {readonly label: string; readonly step: Step};

const nothing: Shown = {clock: '', events: [], calls: []};

/** It was written by this release or an older one; the next step writes it anew. */
export function readShown(value: unknown): Shown {
  const isShown =
    isRecord(value) &&
    typeof value.clock === 'string' &&
    [value.events, value.calls].every((list) => Array.isArray(list));
  return isShown ? (value as Shown) : nothing;
}
