import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {limits} from '@symblepay/openapi/limits';

/** What the sandbox keeps and takes at most, so that it can run for months. */
export const retentionLimits = {
  trades: {
    most: 5_000,
    meaning:
      'Trades with all that happened to them; those that finished first go first. An unfinished one never goes, nor one whose checkoutUniquenessKey is paid, because the key would be free again: a new trade is refused instead.',
  },
  tradeEvents: {
    most: 1_000,
    meaning:
      'Things that happened to one trade; more that leave it where it is, such as one more failed payment, are refused.',
  },
  links: {most: 10_000, meaning: 'Links to hosted pages; the oldest go first.'},
  logEntries: {most: 500, meaning: 'Requests in the log; the oldest go first.'},
  logText: {most: 10_000, meaning: 'Characters of a body and of a response in the log.'},
  notifications: {most: 1_000, meaning: 'Notifications; the oldest go first.'},
  deliveries: {
    most: 2_000,
    meaning: 'Deliveries of webhooks, waiting or not; the oldest go first.',
  },
  received: {
    most: 1_000,
    meaning: 'Webhooks that the sandbox received itself; the oldest go first.',
  },
  snapshots: {most: 50, meaning: 'Kept snapshots of a world; more are refused.'},
  worlds: {most: 1_000, meaning: 'Worlds; the least recently used one is dropped.'},
  faults: {most: 100, meaning: 'Faults that are still to come; more are refused.'},
} as const satisfies Record<string, {most: number; meaning: string}>;

/** What the Node server takes. Times are in milliseconds. */
export const serverLimits = {
  bodyBytes: {
    most: 256 * 1024,
    meaning: 'A larger body is refused as invalid; the documented limits add up to some 60 KB.',
  },
  snapshotBytes: {
    most: 64 * 1024 * 1024,
    meaning: 'The same for a snapshot that is put back, which holds all that a sandbox knows.',
  },
  headerBytes: {most: 16 * 1024, meaning: 'Longer headers get 431.'},
  headersTime: {most: 10_000, meaning: 'A client that sends its headers slower is closed.'},
  requestTime: {most: 20_000, meaning: 'A client that sends its request slower is closed.'},
  /** Longer than usual clients keep idle connections: the server must not be the first to close. */
  idleTime: {most: 120_000, meaning: 'A connection without a request is closed after this.'},
} as const satisfies Record<string, {most: number; meaning: string}>;

const mostKroner = limits.TradeCreation.amount.maximum;

/** Ranges of the sandbox where the API documents none, so that every sum stays exact. */
export const ownRanges = {
  labelPrice: {least: 0, most: mostKroner, assumption: 'label-price-range'},
  /** Less would round to nothing. */
  partOfPrice: {least: 0.01, most: mostKroner, assumption: 'part-of-price-range'},
  grams: {least: 1, most: 10_000_000, assumption: 'weight-maximum'},
} as const satisfies Record<string, {least: number; most: number; assumption: AssumptionId}>;
