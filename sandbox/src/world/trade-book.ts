import type {Store} from '../store/store';
import {findDeadline} from '../trade/deadlines';
import {evolve} from '../trade/evolve';
import type {Trade, TradeEvent} from '../trade/trade';
import {Agenda} from './agenda';

export type BookedTrade = {readonly trade: Trade; readonly events: readonly TradeEvent[]};

/**
 * The trades and the ways to find them, all worked out from the log of events. Thrown away and
 * replayed when the log is replaced.
 */
export class TradeBook {
  private readonly trades = new Map<string, BookedTrade>();
  private readonly byUser = new Map<string, string[]>();
  private readonly byPayment = new Map<string, string>();
  private readonly byCancelKey = new Map<string, string>();
  private readonly byUniquenessKey = new Map<string, string[]>();
  readonly deadlines = new Agenda();

  constructor(private readonly store: Store) {
    this.rebuild();
  }

  rebuild(): void {
    for (const index of [
      this.trades,
      this.byUser,
      this.byPayment,
      this.byCancelKey,
      this.byUniquenessKey,
      this.deadlines,
    ]) {
      index.clear();
    }
    for (const {tradeId, event} of this.store.read('events').values()) this.apply(tradeId, event);
  }

  record(tradeId: string, event: TradeEvent): Trade {
    const number = this.store.read('events').size;
    this.store.put('events', String(number).padStart(10, '0'), {tradeId, event});
    return this.apply(tradeId, event);
  }

  find(tradeId: string): BookedTrade | undefined {
    return this.trades.get(tradeId);
  }

  /** Oldest first. */
  listOfUser(organisationId: string, marketplaceUserId: string): readonly string[] {
    return this.byUser.get(joinKey(organisationId, marketplaceUserId)) ?? [];
  }

  findByPayment(paymentId: string): Trade | undefined {
    return this.findBy(this.byPayment.get(paymentId));
  }

  findByCancelKey(organisationId: string, key: string): Trade | undefined {
    return this.findBy(this.byCancelKey.get(joinKey(organisationId, key)));
  }

  /** Trades of the organisation that share the key, paid or not. */
  listByUniquenessKey(organisationId: string, key: string): readonly Trade[] {
    const ids = this.byUniquenessKey.get(joinKey(organisationId, key)) ?? [];
    return ids.flatMap((id) => this.findBy(id) ?? []);
  }

  all(): IterableIterator<BookedTrade> {
    return this.trades.values();
  }

  private findBy(tradeId: string | undefined): Trade | undefined {
    return tradeId === undefined ? undefined : this.trades.get(tradeId)?.trade;
  }

  private apply(tradeId: string, event: TradeEvent): Trade {
    const known = this.trades.get(tradeId);
    const trade = evolve(known?.trade, event);
    this.trades.set(tradeId, {trade, events: [...(known?.events ?? []), event]});
    if (event.terms) this.index(trade);
    for (const change of event.payments) {
      if ('opened' in change) this.byPayment.set(change.opened.id, tradeId);
    }
    this.deadlines.set(tradeId, findDeadline(trade)?.at);
    return trade;
  }

  private index({terms}: Trade): void {
    const {organisationId, tradeId, checkoutUniquenessKey} = terms;
    for (const user of [terms.payer, terms.payee]) {
      push(this.byUser, joinKey(organisationId, user), tradeId);
    }
    this.byCancelKey.set(joinKey(organisationId, terms.cancelKey), tradeId);
    if (checkoutUniquenessKey !== undefined) {
      push(this.byUniquenessKey, joinKey(organisationId, checkoutUniquenessKey), tradeId);
    }
  }
}

/** User ids may hold any character, so parts are joined in a way that cannot be forged. */
export function joinKey(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function push(index: Map<string, string[]>, key: string, tradeId: string): void {
  const list = index.get(key);
  if (list) list.push(tradeId);
  else index.set(key, [tradeId]);
}
