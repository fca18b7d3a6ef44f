import {retentionLimits} from '../limits';
import {Refusal} from '../refusal';
import {joinKey} from '../store/collection';
import type {Store} from '../store/store';
import {evolve} from '../trade/evolve';
import type {Trade, TradeEvent, TradeTerms} from '../trade/trade';
import {Agenda} from './agenda';
import type {Records} from './collections';

type KeptTrade = {
  readonly trade: Trade;
  readonly events: readonly TradeEvent[];
  readonly keys: readonly string[];
};

/** Oldest first. */
type TradeIds = Map<string, Set<string>>;

/**
 * The trades and the ways to find them, all worked out from the log of events. Thrown away and
 * replayed when the log is replaced.
 */
export class Trades {
  private readonly trades = new Map<string, KeptTrade>();
  private readonly byUser: TradeIds = new Map();
  private readonly byPayment = new Map<string, string>();
  private readonly byCancelKey: TradeIds = new Map();
  private readonly byUniquenessKey: TradeIds = new Map();
  /** Trades that nobody needs any more, the earliest first. */
  private readonly spent = new Set<string>();
  readonly deadlines = new Agenda();
  private nextEvent = 0;

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
      this.spent,
      this.deadlines,
    ]) {
      index.clear();
    }
    this.nextEvent = 0;
    for (const [key, row] of this.store.read('events')) {
      const {tradeId, event} = row as Records['events'];
      this.apply(tradeId, event, key);
      this.nextEvent = Number(key) + 1;
    }
  }

  record(tradeId: string, event: TradeEvent): Trade {
    const number = this.nextEvent++;
    const key = String(number).padStart(10, '0');
    this.store.put('events', key, {tradeId, event});
    const {trade, undo} = this.apply(tradeId, event, key);
    this.store.onRollback(() => {
      undo();
      this.nextEvent = number;
    });
    return trade;
  }

  /**
   * Forgets spent trades beyond the limit, and no others. Last in a transaction, because it cannot
   * be undone.
   */
  trim(): void {
    for (const tradeId of this.spent) {
      if (this.trades.size <= retentionLimits.trades.most) return;
      this.forget(tradeId);
    }
  }

  /** A trade that somebody may still need is never dropped for a new one. */
  requireCapacity(): void {
    const {most} = retentionLimits.trades;
    if (this.countLasting() < most) return;
    throw new Refusal(
      'invalid-state',
      `The sandbox holds ${most.toLocaleString('en')} trades that are unfinished or whose checkoutUniquenessKey is paid, and takes no more. Finish some without such a key, move the clock past their deadlines, or start anew with POST /_sandbox/reset.`,
    );
  }

  requireCapacityOf(tradeId: string): void {
    const {most} = retentionLimits.tradeEvents;
    if ((this.trades.get(tradeId)?.events.length ?? 0) < most) return;
    throw new Refusal(
      'invalid-state',
      `${most.toLocaleString('en')} things have happened to this trade. Only what moves it on is taken now; go on with a new trade.`,
    );
  }

  /** Trades that a new one does not push out. */
  countLasting(): number {
    return this.trades.size - this.spent.size;
  }

  find(tradeId: string): KeptTrade | undefined {
    return this.trades.get(tradeId);
  }

  /** Oldest first. */
  listOfUser(organisationId: string, marketplaceUserId: string): readonly Trade[] {
    return this.listBy(this.byUser, organisationId, marketplaceUserId);
  }

  findByPayment(paymentId: string): Trade | undefined {
    const tradeId = this.byPayment.get(paymentId);
    return tradeId === undefined ? undefined : this.trades.get(tradeId)?.trade;
  }

  findByCancelKey(organisationId: string, key: string): Trade | undefined {
    return this.listBy(this.byCancelKey, organisationId, key)[0];
  }

  /** Trades of the organisation that share the key, paid or not. */
  listByUniquenessKey(organisationId: string, key: string): readonly Trade[] {
    return this.listBy(this.byUniquenessKey, organisationId, key);
  }

  all(): IterableIterator<KeptTrade> {
    return this.trades.values();
  }

  private forget(tradeId: string): void {
    const kept = this.trades.get(tradeId);
    if (!kept) return;
    for (const key of kept.keys) this.store.delete('events', key);
    for (const {id} of kept.trade.payments) this.byPayment.delete(id);
    this.removeFromIndexes(kept.trade);
    this.spent.delete(tradeId);
    this.trades.delete(tradeId);
  }

  private listBy(index: TradeIds, organisationId: string, key: string): readonly Trade[] {
    const ids = index.get(joinKey([organisationId, key])) ?? [];
    return [...ids].flatMap((id) => this.trades.get(id)?.trade ?? []);
  }

  private apply(tradeId: string, event: TradeEvent, key: string) {
    const known = this.trades.get(tradeId);
    const trade = evolve(known?.trade, event);
    this.trades.set(tradeId, {
      trade,
      events: [...(known?.events ?? []), event],
      keys: [...(known?.keys ?? []), key],
    });
    if (!known) this.addToIndexes(trade);
    const opened = event.payments.flatMap((change) =>
      'opened' in change ? [change.opened.id] : [],
    );
    for (const id of opened) this.byPayment.set(id, tradeId);
    const ends = isSpent(trade) && !this.spent.has(tradeId);
    if (ends) this.spent.add(tradeId);
    const undoDeadline = this.deadlines.set(tradeId, trade.due?.at);
    const undo = () => {
      undoDeadline();
      if (ends) this.spent.delete(tradeId);
      for (const id of opened) this.byPayment.delete(id);
      if (known) {
        this.trades.set(tradeId, known);
      } else {
        this.removeFromIndexes(trade);
        this.trades.delete(tradeId);
      }
    };
    return {trade, undo};
  }

  private addToIndexes({terms}: Trade): void {
    for (const [index, key] of this.listEntries(terms)) {
      const ids = index.get(key);
      if (ids) ids.add(terms.tradeId);
      else index.set(key, new Set([terms.tradeId]));
    }
  }

  private removeFromIndexes({terms}: Trade): void {
    for (const [index, key] of this.listEntries(terms)) {
      const ids = index.get(key);
      ids?.delete(terms.tradeId);
      if (ids?.size === 0) index.delete(key);
    }
  }

  /** Under which keys a trade is found, and in which index. */
  private listEntries(terms: TradeTerms): readonly (readonly [TradeIds, string])[] {
    const {organisationId, payer, payee, cancelKey, checkoutUniquenessKey} = terms;
    return [
      [this.byUser, joinKey([organisationId, payer])],
      [this.byUser, joinKey([organisationId, payee])],
      [this.byCancelKey, joinKey([organisationId, cancelKey])],
      ...(checkoutUniquenessKey === undefined
        ? []
        : [[this.byUniquenessKey, joinKey([organisationId, checkoutUniquenessKey])] as const]),
    ];
  }
}

/** Finished, its money is where it belongs, and no key stays used because of it. */
function isSpent({finishedOn, putOff, dates, terms}: Trade): boolean {
  const usesUpKey =
    terms.checkoutUniquenessKey !== undefined && dates['contract.paid'] !== undefined;
  return finishedOn !== undefined && putOff === undefined && !usesUpKey;
}
