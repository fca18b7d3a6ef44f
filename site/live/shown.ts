import type {TradeState, TransitionId} from '@symblepay/openapi/control/types';
import {isRecord} from './is-record';
import type {Step} from './step';

/** What the bar says about the sandbox. */
export type Shown = {
  /** The trade that the latest steps were about. */
  readonly trade?: ShownTrade;
  readonly clock: string;
  /** What others can do now: carrier, bank, support and time. */
  readonly events: readonly ShownEvent[];
  /** The calls that would move the trade on, with their anchors in the reference. */
  readonly calls: readonly {readonly label: string; readonly anchor: string}[];
};

type ShownTrade = {
  readonly id: string;
  readonly title: string;
  /** In words. */
  readonly state: string;
  /** It was there on the first day; the reader has none of their own. */
  readonly isExample?: boolean;
  /** The rows of the table that it followed, and where each of them led: the last to where it is. */
  readonly way: readonly {readonly row: TransitionId; readonly to: TradeState}[];
};

export type ShownEvent = {readonly label: string; readonly step: Step};

const nothing: Shown = {clock: '', events: [], calls: []};

/** It was written by this release or an older one; the next step writes it anew. */
export function readShown(value: unknown): Shown {
  const isShown =
    isRecord(value) &&
    typeof value.clock === 'string' &&
    [value.events, value.calls].every((list) => Array.isArray(list));
  if (!isShown) return nothing;
  const shown = value as Shown;
  return shown.trade ? {...shown, trade: {...shown.trade, way: readWay(shown.trade)}} : shown;
}

/** Older releases wrote none. */
function readWay({way}: Partial<ShownTrade>): ShownTrade['way'] {
  return way ?? [];
}
