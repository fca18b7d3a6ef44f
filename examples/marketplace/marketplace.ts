import type {Table} from './lib/database.ts';
import {Database} from './lib/database.ts';
import type {Symblepay, SymblepayOptions, Trade, User} from './symblepay.ts';
import {createSymblepay} from './symblepay.ts';
import {Turns} from './lib/turns.ts';

export type Item = {
  readonly id: string;
  readonly seller: string;
  readonly title: string;
  readonly description: string;
  /** In kroner. */
  readonly price: number;
  /** Of the parcel, in grams. Without it buyer and seller meet. */
  readonly weight?: number;
};

/** Who buys what. The trade says how far it is; an order keeps what the trade said last. */
export type Order = {
  readonly id: string;
  readonly item: Item;
  readonly buyer: string;
  /** Missing until the API has confirmed the trade. */
  readonly tradeId?: string;
  /** The page where the buyer pays. */
  readonly checkout?: string;
  readonly trade?: Trade;
  /** When to read the trade again even if no webhook comes. */
  readonly readAt: number;
  /** Why there will be no trade. */
  readonly failure?: string;
};

export type Refund = {
  readonly order: string;
  readonly amount: number;
  readonly outcome: 'unknown' | 'paid' | 'refused';
};

/** What this code reads of a webhook. */
export type Notification = {
  readonly id: string;
  readonly tradeId?: string;
  /** Your id of the user, in notifications about users. */
  readonly referenceId?: string;
};

export type Received = Notification & {readonly tries: number; readonly isDone: boolean};

export type Settings = {
  /** Your own address, to which users come back. */
  readonly origin: string;
  /** What a trade costs its users, in percent and in kroner. */
  readonly fees: Readonly<
    Record<'payerFee' | 'payerFixedFee' | 'payeeFee' | 'payeeFixedFee', number>
  >;
  readonly now: () => number;
  /** Called whenever a trade was read. */
  readonly onRead: (order: Order) => void;
  /** How long the inbox rests after a failure, in milliseconds. */
  readonly pauseAfterFailure: number;
};

/** What everything here works with. */
export type Marketplace = Settings & {
  readonly symblepay: Symblepay;
  readonly turns: Turns;
  readonly users: Table<User>;
  readonly items: Table<Item>;
  readonly orders: Table<Order>;
  readonly refunds: Table<Refund>;
  readonly inbox: Table<Received>;
};

export function openMarketplace(
  file: string,
  symblepay: SymblepayOptions,
  settings: Settings,
): Marketplace {
  const database = new Database(file);
  return {
    ...settings,
    symblepay: createSymblepay(symblepay),
    turns: new Turns(),
    users: database.table('users'),
    items: database.table('items'),
    orders: database.table('orders'),
    refunds: database.table('refunds'),
    inbox: database.table('inbox'),
  };
}
