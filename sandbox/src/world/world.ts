import type {Link, TransitionId, UserRecord} from '@symblepay/openapi/control/types';
import type {Declaration, Follower} from '../store/collection';
import {Collection} from '../store/collection';
import type {Store} from '../store/store';
import {Attempts} from './attempts';
import type {CollectionName, IndexName, Records, Snapshot} from './collections';
import {collections, sortableKey} from './collections';
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
};

/** Everything the sandbox knows, and how it changes. */
export class World {
  readonly attempts = new Attempts();

  private readonly store: Store;
  private readonly clock: Collection<Records['clock']>;
  private readonly counters: Collection<Records['counters']>;
  private readonly keptSettings: Collection<Records['settings']>;
  readonly organisations: Collection<Records['organisations']>;
  readonly users: Collection<UserRecord>;
  readonly businessUsers: Collection<Records['businessUsers']>;
  readonly links: Collection<Link, IndexName<'links'>>;
  readonly endpoints: Collection<Records['endpoints']>;
  readonly notifications: Collection<Notification>;
  readonly deliveries: Collection<Records['deliveries']>;
  readonly faults: Collection<Records['faults']>;
  readonly trades: Trades;
  readonly views = new TradeViews();
  private readonly kept: Pick<Trades, 'trim' | 'rebuild'>[] = [];

  /** The rows that the current transaction has followed. */
  readonly transitions: TransitionId[] = [];

  constructor(private readonly options: WorldOptions) {
    const {store} = options;
    const open = <Name extends CollectionName>(
      name: Name,
      ...followers: readonly Follower<Records[Name]>[]
    ) => {
      const declaration = collections[name] as Declaration<Records[Name], IndexName<Name>>;
      const rows = new Collection(store, name, declaration, ...followers);
      this.kept.push(rows);
      return rows;
    };
    this.store = store;
    this.clock = open('clock');
    this.counters = open('counters');
    this.keptSettings = open('settings');
    this.organisations = open('organisations');
    this.users = open('users');
    this.businessUsers = open('businessUsers');
    this.links = open('links');
    this.endpoints = open('endpoints');
    this.notifications = open('notifications');
    this.deliveries = open('deliveries', this.attempts);
    this.faults = open('faults');
    this.trades = new Trades(store);
    this.kept.push(this.trades);
  }

  /** All of it happens, or none. */
  transact<Result>(run: () => Result): Result {
    return this.store.transact(() => {
      this.transitions.length = 0;
      this.store.onRollback(() => (this.transitions.length = 0));
      const result = run();
      for (const rows of this.kept) rows.trim();
      return result;
    });
  }

  isEmpty(): boolean {
    return this.counters.size === 0;
  }

  flush(): Promise<void> {
    return this.store.flush();
  }

  now(): number {
    return this.clock.find('only')?.now ?? this.options.startsAt;
  }

  /** Time never goes back. */
  setClock(now: number): void {
    if (now > this.now()) this.clock.put({now});
  }

  nextNumber(): number {
    const {next} = this.counters.find('only') ?? {next: 1};
    this.counters.put({next: next + 1});
    return next;
  }

  nextId(): string {
    return this.options.makeId(this.nextNumber());
  }

  /** A setting that is newer than the data has its default. */
  get settings(): Settings {
    return {...defaultSettings, ...this.keptSettings.find('only')};
  }

  changeSettings(changes: Partial<Settings>): void {
    this.keptSettings.put({...this.settings, ...changes});
  }

  addOrganisation(key: string, name: string): string {
    const id = this.nextId();
    this.organisations.put({id, name}, key);
    return id;
  }

  addLink(content: NewLink): Link {
    const number = this.nextNumber();
    const link: Link = {...content, token: this.options.makeId(number), number, state: 'open'};
    this.links.put(link);
    return link;
  }

  notify(content: Pick<Notification, 'organisationId' | 'body' | 'transition'>): void {
    const key = sortableKey(this.nextNumber());
    const notification = {...content, key, createdAt: this.now()};
    this.notifications.put(notification);
    this.queueWebhooks(notification);
  }

  /** Returns the endpoints that want the notification. */
  queueWebhooks({key: notificationKey, organisationId, body}: Notification): readonly string[] {
    const wanting = this.endpoints
      .entries()
      .map(([, endpoint]) => endpoint)
      .filter((endpoint) => endpoint.organisationId === organisationId)
      .filter(({eventNames: names}) => names.length === 0 || names.includes(body.eventName))
      .map(({id}) => id);
    const {duplicate} = this.settings.webhooks;
    for (const endpointId of duplicate ? wanting.flatMap((id) => [id, id]) : wanting) {
      this.deliveries.put({
        id: sortableKey(this.nextNumber()),
        notificationKey,
        endpointId,
        state: 'waiting',
        nextAttemptAt: this.now(),
        attempts: [],
      });
    }
    return wanting;
  }

  snapshot(): Snapshot {
    return this.store.snapshot() as Snapshot;
  }

  restore(snapshot: Snapshot): void {
    this.store.onRollback(() => this.rebuild());
    this.store.restore(snapshot);
    this.rebuild();
  }

  private rebuild(): void {
    for (const rows of this.kept) rows.rebuild();
  }
}
