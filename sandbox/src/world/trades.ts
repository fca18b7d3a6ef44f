import type {TradeEvent, TradeTerms} from '@symblepay/openapi/control/types';
import {nameControlCall} from '../control-call';
import {retentionLimits} from '../limits';
import {Refusal} from '../refusal';
import type {Follower, IndexDeclarations} from '../store/collection';
import {Indexes, joinKey} from '../store/collection';
import type {Undo} from '../store/store';
import {setOrDelete} from '../store/store';
import {evolve} from '../trade/evolve';
import type {Trade} from '../trade/trade';
import {Agenda} from './agenda';
import type {Collections, Records} from './collections';

type KeptEvent = Records['events'];

type KeptTrade = {
  readonly trade: Trade;
  readonly events: readonly TradeEvent[];
  readonly keys: readonly string[];
};

/** Apart from those that change with a trade: terms never do. */
const termIndexes = {
  user: ({organisationId, payer, payee}) => [
    joinKey([organisationId, payer]),
    joinKey([organisationId, payee]),
  ],
  cancelKey: ({organisationId, cancelKey}) => [joinKey([organisationId, cancelKey])],
  uniquenessKey: ({organisationId, checkoutUniquenessKey: key}) =>
    key === undefined ? [] : [joinKey([organisationId, key])],
} satisfies IndexDeclarations<TradeTerms, string>;

const tradeIndexes = {
  payment: ({payments}) => payments.map(({id}) => id),
  /** Trades that nobody needs any more. */
  spent: (trade) => (isSpent(trade) ? [''] : []),
} satisfies IndexDeclarations<Trade, string>;

/** The trades, worked out from the log of events. */
export class Trades implements Follower<KeptEvent> {
  readonly deadlines = new Agenda();
  private readonly trades = new Map<string, KeptTrade>();
  private readonly byTerms = new Indexes<TradeTerms, keyof typeof termIndexes>(termIndexes);
  private readonly byTrade = new Indexes<Trade, keyof typeof tradeIndexes>(tradeIndexes);
  private nextEvent = 0;

  constructor(private readonly events: Collections['events']) {
    events.addFollower(this);
  }

  record(tradeId: string, event: TradeEvent): Trade {
    this.events.put({tradeId, event}, String(this.nextEvent).padStart(10, '0'));
    const kept = this.trades.get(tradeId);
    if (!kept) throw new Error(`The trade ${tradeId} did not follow its event.`);
    return kept.trade;
  }

  /** Forgets spent trades beyond the limit, and no others. */
  trim(): void {
    for (const tradeId of this.spent) {
      if (this.trades.size <= retentionLimits.trades.most) return;
      for (const key of this.trades.get(tradeId)?.keys ?? []) this.events.deleteAt(key);
    }
  }

  /** A trade that is still needed is never dropped for a new one. */
  requireCapacity(): void {
    const {most} = retentionLimits.trades;
    if (this.countLasting() < most) return;
    throw new Refusal(
      'invalid-state',
      `The sandbox holds ${most.toLocaleString('en')} trades that are unfinished or whose checkoutUniquenessKey is paid, and takes no more. Finish some without such a key, move the clock past their deadlines, or start anew with ${nameControlCall('reset')}.`,
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
    return this.read(this.byTerms.list('user', joinKey([organisationId, marketplaceUserId])));
  }

  findByPayment(paymentId: string): Trade | undefined {
    return this.read(this.byTrade.list('payment', paymentId))[0];
  }

  findByCancelKey(organisationId: string, key: string): Trade | undefined {
    return this.read(this.byTerms.list('cancelKey', joinKey([organisationId, key])))[0];
  }

  /** Trades of the organisation that share the key, paid or not. */
  listByUniquenessKey(organisationId: string, key: string): readonly Trade[] {
    return this.read(this.byTerms.list('uniquenessKey', joinKey([organisationId, key])));
  }

  all(): IterableIterator<KeptTrade> {
    return this.trades.values();
  }

  private get spent(): ReadonlySet<string> {
    return this.byTrade.list('spent', '');
  }

  private read(tradeIds: ReadonlySet<string>): readonly Trade[] {
    return [...tradeIds].flatMap((id) => this.trades.get(id)?.trade ?? []);
  }

  follow(key: string, before: KeptEvent | undefined, after: KeptEvent | undefined): Undo {
    return after ? this.apply(key, after) : this.replace(before?.tradeId ?? '', undefined);
  }

  clear(): void {
    this.trades.clear();
    this.byTerms.clear();
    this.byTrade.clear();
    this.deadlines.clear();
    this.nextEvent = 0;
  }

  private apply(key: string, {tradeId, event}: KeptEvent): Undo {
    const known = this.trades.get(tradeId);
    const undo = this.replace(tradeId, {
      trade: evolve(known?.trade, event),
      events: [...(known?.events ?? []), event],
      keys: [...(known?.keys ?? []), key],
    });
    const {nextEvent} = this;
    this.nextEvent = Number(key) + 1;
    return () => {
      undo();
      this.nextEvent = nextEvent;
    };
  }

  private replace(tradeId: string, after: KeptTrade | undefined): Undo {
    const before = this.trades.get(tradeId);
    setOrDelete(this.trades, tradeId, after);
    const undoTerms = this.byTerms.follow(tradeId, before?.trade.terms, after?.trade.terms);
    const undoTrade = this.byTrade.follow(tradeId, before?.trade, after?.trade);
    const undoDeadline = this.deadlines.set(tradeId, after?.trade.due?.at);
    return () => {
      undoDeadline();
      undoTrade();
      undoTerms();
      setOrDelete(this.trades, tradeId, before);
    };
  }
}

/** Finished, with no money left to move and no key that must stay used. */
function isSpent({finishedOn, putOff, dates, terms}: Trade): boolean {
  const usesUpKey =
    terms.checkoutUniquenessKey !== undefined && dates['contract.paid'] !== undefined;
  return finishedOn !== undefined && putOff === undefined && !usesUpKey;
}
