import {waysTo} from '../control/ways';
import type {
  TradeEvent,
  TradeState,
  TradeTerms,
  TransitionId,
} from '@symblepay/openapi/control/types';
import type {CommandForTrade, CommandOf} from '../trade/command';
import {decide, initiate} from '../trade/decide';
import {defaultDeadlineMinutes} from '../trade/deadlines';
import {evolve} from '../trade/evolve';
import type {Actor} from '../trade/parties';
import {makePlausibleCommand} from '../trade/plausible-command';
import type {Trade} from '../trade/trade';

export const noon = Date.UTC(2026, 2, 2, 12);

export const shippingTerms: NonNullable<TradeTerms['shipping']> = {
  expectedMaxWeight: 5000,
  paidBy: 'Payer',
  returnPaidBy: 'Payer',
  options: [
    {method: 'Dao', deliveryPrice: 4500, returnPrice: 3900},
    {method: 'PostNord', deliveryPrice: 5900, returnPrice: 4900},
  ],
};

/** Terms to test with: 1,000.00 DKK; the payer pays 2.5 % + 5.00, the payee 1 %. */
export function someTerms(changes: Partial<TradeTerms> = {}): TradeTerms {
  return {
    tradeId: 'trade-1',
    organisationId: 'org-1',
    payer: 'buyer-1',
    payee: 'seller-1',
    createdBy: 'payee',
    title: 'Cargo bike',
    description: 'Used for two summers.',
    price: 100_000,
    payerFee: {fixed: 500, percentage: 25_000},
    payeeFee: {fixed: 0, percentage: 10_000},
    prioritizedPayees: [],
    images: [],
    shipping: shippingTerms,
    successUrl: 'https://shop.example/paid',
    cancelUrl: 'https://shop.example/left',
    cancelKey: 'cancel-1',
    deadlines: defaultDeadlineMinutes,
    ...changes,
  };
}

/** The command that begins a trade. */
export function someInitiation(terms: TradeTerms = someTerms()): CommandOf<'initiateTrade'> {
  return {
    on: 'initiateTrade',
    by: 'marketplace',
    terms,
    payeeIsConnected: true,
    uniquenessKeyIsPaid: false,
  };
}

/** A command as a well-behaved caller would send it, even for a label where there is no parcel. */
export function someCommand(
  on: CommandForTrade['on'],
  by: Actor,
  trade: Trade = start().trade,
  newPaymentId = `payment-${trade.payments.length + 1}`,
): CommandForTrade {
  const isPurchase = on === 'buyShipment' || on === 'buyReturnShipment';
  return isPurchase && !trade.terms.shipping
    ? {on, by, newPaymentId, price: 4500, provider: 'Dao', weight: 5000}
    : makePlausibleCommand(trade, on, by, newPaymentId);
}

export type History = {
  readonly trade: Trade;
  readonly events: readonly TradeEvent[];
  /** The last row that was followed, whether or not it made an event. */
  readonly row: TransitionId;
};

export function start(terms: TradeTerms = someTerms(), now = noon): History {
  const {row, event} = initiate(someInitiation(terms), now);
  return {trade: evolve(undefined, event), events: [event], row: row.id};
}

export function perform({trade, events}: History, command: CommandForTrade, now: number): History {
  const {row, event} = decide(trade, command, now);
  if (!event) return {trade, events, row: row.id};
  return {trade: evolve(trade, event), events: [...events, event], row: row.id};
}

/** A trade brought to the state, with a minute between events. */
export function bring(state: TradeState, changes: Partial<TradeTerms> = {}): History {
  const {way, createdBy = 'payee', meetInPerson} = waysTo[state];
  const terms = someTerms({createdBy, ...changes});
  let history = start(meetInPerson ? withoutShipping(terms) : terms);
  way.forEach(([on, by], index) => {
    const now = noon + (index + 1) * 60_000;
    history = perform(history, someCommand(on, by, history.trade), now);
  });
  return history;
}

/** The same terms for users who meet in person. */
export function withoutShipping(terms: TradeTerms): TradeTerms {
  return Object.fromEntries(
    Object.entries(terms).filter(([name]) => name !== 'shipping'),
  ) as TradeTerms;
}
