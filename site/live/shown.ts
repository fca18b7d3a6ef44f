import {isRecord} from './is-record';
import type {Step} from './step';
import {readSteps} from './step';

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
  /** The states that it came to, the last to where it is. This release may name them otherwise. */
  readonly way: readonly {readonly to: string}[];
};

export type ShownEvent = {readonly label: string; readonly step: Step};

/** An older release may have written it, or somebody by hand; the next step writes it anew. */
export function readShown(value: unknown): Shown {
  const {trade, clock, events, calls} = isRecord(value) ? value : {};
  const readable = readTrade(trade);
  return {
    ...(readable && {trade: readable}),
    clock: isName(clock) && !Number.isNaN(Date.parse(clock)) ? clock : '',
    events: readList(events, readEvent),
    calls: readList(calls, readCall),
  };
}

function readTrade(value: unknown): ShownTrade | undefined {
  if (!isRecord(value)) return undefined;
  const {id, title, state, isExample, way} = value;
  if (!isName(id) || !isName(title) || !isName(state)) return undefined;
  return {
    ...{id, title, state},
    ...(isExample === true && {isExample}),
    way: readList(way, readStop),
  };
}

function readStop(value: unknown): ShownTrade['way'][number] | undefined {
  if (!isRecord(value)) return undefined;
  const {to} = value;
  return isName(to) ? {to} : undefined;
}

function readEvent(value: unknown): ShownEvent | undefined {
  if (!isRecord(value) || !isName(value.label)) return undefined;
  const [step] = readSteps([value.step]) ?? [];
  return step && {label: value.label, step};
}

function readCall(value: unknown): Shown['calls'][number] | undefined {
  if (!isRecord(value)) return undefined;
  const {label, anchor} = value;
  return isName(label) && isName(anchor) ? {label, anchor} : undefined;
}

/** Those that can be read. */
function readList<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): readonly Item[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map(read).filter((item) => item !== undefined);
}

const longestName = 200;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestName;
}
