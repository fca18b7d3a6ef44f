import type {TradeState} from '../trade/states';
import {TRADES_TO_SEED} from './seed';

/** What the ids come out as with the default seed. A page that runs a sandbox does without them. */
const IDS: Readonly<Record<string, string>> = {
  'Record player': '89d0b819-f130-49e5-85ba-2d6074d87950',
  'Mountain bike': '12ca78db-5e37-495a-822f-e73f20e56e70',
  'Oak table': 'fa7d2b05-f2ab-4cbe-8338-d121df5ef070',
  'Winter coat': '9cd29f0b-9132-4f35-b330-08770bd4cfef',
  'Film camera': '7194cb7e-a7b8-48df-a316-3152d473cc1a',
  'Board game': 'f817832f-6a80-48a1-a9ca-e1ea00d3125a',
  'Running shoes': 'c1085fef-2350-4bd6-92fd-aeb4cc194a19',
  'Cargo bike': '63fb9d8a-9fae-4512-9104-a0099c6b7efd',
  'Espresso machine': '50e89c89-741a-4b84-b4cf-e25c79a33703',
  'Wool blanket': '8cc277ee-8102-4a7c-975b-f944945c0e09',
  Guitar: '59438e61-7272-441e-a5a0-8c9046ae8a8e',
  'Desk lamp': 'afad2e65-e5d6-4a06-8a79-b52a853cd2bc',
  Headphones: '2a745e74-5673-4f49-baec-c76605d8cd23',
};

type SeededTrade = {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
  readonly state: TradeState;
};

/** The trades that are there from the start, to be quoted. */
export const SEEDED_TRADES: readonly SeededTrade[] = TRADES_TO_SEED.map(
  ({item: {title, amount}, state}) => ({id: IDS[title] ?? '', title, amount, state}),
);
