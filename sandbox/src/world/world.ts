import type {Link, TransitionId} from '@symblepay/openapi/control/types';
import type {Store} from '../store/store';
import {Attempts} from './attempts';
import type {Collections, Snapshot} from './collections';
import type {Coverage, Met} from './coverage';
import {openCollections, sortableKey} from './collections';
import {delayOf, strikes} from './chaos';
import type {MakeId} from './ids';
import type {NewLink} from './links';
import type {Notification} from './notifications';
import type {Settings} from './settings';
import {defaultSettings} from './settings';
import {TradeViews} from './trade-views';
import {Trades} from './trades';

type WorldOptions = {
  readonly store: Store;
  readonly makeId: MakeId;
  readonly startsAt: number;
  readonly coverage: Coverage;
};

/** Everything the sandbox knows, and how it changes. */
export class World {
  readonly kept: Collections;
  readonly trades: Trades;
  readonly attempts = new Attempts();
  readonly views = new TradeViews();

  readonly coverage: Coverage;

  private readonly unmet = new Set<string>();

  /** How many calls chaos could have befallen since it was ordered. */
  private draws = 0;

  /** The rows that the current transaction has followed. */
  readonly transitions: TransitionId[] = [];

  constructor(private readonly options: WorldOptions) {
    this.coverage = options.coverage;
    this.kept = openCollections(options.store);
    this.kept.deliveries.addFollower(this.attempts);
    this.trades = new Trades(this.kept.events);
    this.rebuild();
  }

  /** All of it happens, or none. */
  transact<Result>(run: () => Result): Result {
    return this.options.store.transact(() => {
      this.transitions.length = 0;
      this.options.store.onRollback(() => (this.transitions.length = 0));
      const result = run();
      for (const collection of Object.values(this.kept)) collection.trim();
      this.trades.trim();
      for (const row of this.transitions) this.meet(`row ${row}`);
      return result;
    });
  }

  /** Counts from the order of chaos, so that the same calls after it are the same subjects. */
  nextDraw(): number {
    return ++this.draws;
  }

  startDraws(): void {
    this.draws = 0;
  }

  /** Counts something that an integration has met. */
  meet(met: Met): void {
    this.coverage.set(met, (this.coverage.get(met) ?? 0) + 1);
  }

  /** For what the sandbox itself arranges: no integration has met it. */
  unobserved<Result>(run: () => Result): Result {
    const before = this.transitions.length;
    const result = run();
    this.transitions.length = before;
    return result;
  }

  /** For trades that the sandbox fills in: until somebody does something to one, nobody has met it. */
  markUnmet(): void {
    for (const {trade} of this.trades.all()) this.unmet.add(trade.terms.tradeId);
  }

  /** Whoever but the clock does something to a trade has met it. */
  meetTrade(tradeId: string): void {
    this.unmet.delete(tradeId);
  }

  isUnmet(tradeId: string): boolean {
    return this.unmet.has(tradeId);
  }

  isEmpty(): boolean {
    return this.kept.counters.size === 0;
  }

  flush(): Promise<void> {
    return this.options.store.flush();
  }

  now(): number {
    return this.kept.clock.find('only')?.now ?? this.options.startsAt;
  }

  /** Time never goes back. */
  setClock(now: number): void {
    if (now > this.now()) this.kept.clock.put({now});
  }

  nextNumber(): number {
    const {next} = this.kept.counters.find('only') ?? {next: 1};
    this.kept.counters.put({next: next + 1});
    return next;
  }

  nextId(): string {
    return this.options.makeId(this.nextNumber());
  }

  /** A setting that is newer than the data has its default. */
  get settings(): Settings {
    return {...defaultSettings, ...this.kept.settings.find('only')};
  }

  addOrganisation(key: string, name: string): string {
    const id = this.nextId();
    this.kept.organisations.put({id, name}, key);
    return id;
  }

  addLink(content: NewLink): Link {
    const number = this.nextNumber();
    const link: Link = {...content, token: this.options.makeId(number), number, state: 'open'};
    this.kept.links.put(link);
    return link;
  }

  notify(content: Pick<Notification, 'organisationId' | 'body' | 'transition'>): void {
    const notification = this.addNotification(content);
    const {chaos} = this.settings;
    if (chaos.kinds.length === 0 || !strikes(chaos, 'unknown-event', notification.key)) return;
    const body = {...content.body, id: this.nextId(), eventName: 'sandbox.unknown-event' as never};
    this.addNotification({...content, body});
  }

  private addNotification(
    content: Pick<Notification, 'organisationId' | 'body' | 'transition'>,
  ): Notification {
    const key = sortableKey(this.nextNumber());
    const notification = {...content, key, createdAt: this.now()};
    this.kept.notifications.put(notification);
    this.queueWebhooks(notification);
    return notification;
  }

  /** Returns the endpoints that want the notification. */
  queueWebhooks({key: notificationKey, organisationId, body}: Notification): readonly string[] {
    const wanting = this.kept.endpoints
      .entries()
      .map(([, endpoint]) => endpoint)
      .filter((endpoint) => endpoint.organisationId === organisationId)
      .filter(({eventNames: names}) => names.length === 0 || names.includes(body.eventName))
      .map(({id}) => id);
    const {webhooks, chaos} = this.settings;
    for (const endpointId of wanting) {
      const subject = `${notificationKey}/${endpointId}`;
      if (strikes(chaos, 'webhook-never', subject)) continue;
      const isDoubled = webhooks.duplicate || strikes(chaos, 'webhook-twice', subject);
      for (let copy = 0; copy < (isDoubled ? 2 : 1); copy++) {
        this.kept.deliveries.put({
          id: sortableKey(this.nextNumber()),
          notificationKey,
          endpointId,
          state: 'waiting',
          nextAttemptAt: this.now() + delayOf(chaos, subject),
          attempts: [],
        });
      }
    }
    return wanting;
  }

  snapshot(): Snapshot {
    return this.options.store.snapshot() as Snapshot;
  }

  restore(snapshot: Snapshot): void {
    this.options.store.onRollback(() => this.rebuild());
    this.options.store.restore(snapshot);
    this.startDraws();
    this.rebuild();
  }

  private rebuild(): void {
    for (const collection of Object.values(this.kept)) collection.rebuild();
  }
}
