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
  /** Of the parcel, in grams. Without it, buyer and seller meet in person. */
  readonly weight?: number;
};

/** Who buys what. How far it is, the trade says: an order holds the last response about it. */
export type Order = {
  readonly id: string;
  readonly item: Item;
  readonly buyer: string;
  /** Missing until the API has confirmed the trade. */
  readonly tradeId?: string;
  /** The page where the buyer pays. */
  readonly checkout?: string;
  readonly trade?: Trade;
  /** When the last read began. */
  readonly askedAt?: number;
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

/** A user who was sent to Symblepay, and the last response about them. */
export type Member = Partial<User> & {readonly id: string};

/** A webhook. */
export type Received = {
  readonly key: string;
  /** As it was sent: its fields are not documented. */
  readonly body: string;
  readonly tries: number;
  readonly dueAt: number;
  readonly isDone: boolean;
};

export type Settings = {
  /** Your own address, where users come back to. */
  readonly origin: string;
  /** What a trade costs its users, in percent and in kroner. */
  readonly fees: Readonly<
    Record<'payerFee' | 'payerFixedFee' | 'payeeFee' | 'payeeFixedFee', number>
  >;
  readonly now: () => number;
  /** Called whenever a trade has been read. */
  readonly onRead: (order: Order) => void;
};

/** What every function here is given. */
export type Marketplace = Settings & {
  readonly symblepay: Symblepay;
  readonly turns: Turns;
  readonly users: Table<Member>;
  readonly items: Table<Item>;
  readonly orders: Table<Order>;
  readonly refunds: Table<Refund>;
  readonly inbox: Table<Received>;
  /** `unclear`: when the last notification came that named no known trade. */
  readonly marks: Table<number>;
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
    marks: database.table('marks'),
  };
}
