import {KEPT} from '../limits';
import type {Records, Snapshot} from '../store/records';
import type {Store} from '../store/store';
import type {UserRecord} from '../user/user';
import type {MakeId} from './ids';
import type {Link} from './links';
import type {Notification} from './notifications';
import type {Settings} from './settings';
import {DEFAULT_SETTINGS} from './settings';
import {joinKey, TradeBook} from './trade-book';

export type WorldOptions = {
  readonly store: Store;
  readonly makeId: MakeId;
  readonly startsAt: number;
};

const ONLY = 'only';

/** Everything the sandbox knows, and the small steps in which it changes. */
export class World {
  readonly trades: TradeBook;
  private readonly store: Store;
  /** Rows of the transition table that the present transaction followed. */
  readonly trace: string[] = [];
  private readonly listeners = new Set<(notification: Notification) => void>();

  constructor(private readonly options: WorldOptions) {
    this.store = options.store;
    this.trades = new TradeBook(options.store);
  }

  /** All of it happens, or none. */
  transact<Result>(run: () => Result): Result {
    this.trace.length = 0;
    return this.store.transact(run, () => this.trades.rebuild());
  }

  /** Nothing was ever made here. */
  isEmpty(): boolean {
    return this.store.read('counters').size === 0;
  }

  flush(): Promise<void> {
    return this.store.flush();
  }

  now(): number {
    const {now} = this.store.read('clock').get(ONLY) ?? {now: this.options.startsAt};
    return now;
  }

  /** Time never goes back. */
  setClock(now: number): void {
    if (now > this.now()) this.store.put('clock', ONLY, {now});
  }

  /** Counts everything that was ever made here. */
  nextNumber(): number {
    const {next} = this.store.read('counters').get(ONLY) ?? {next: 1};
    this.store.put('counters', ONLY, {next: next + 1});
    return next;
  }

  nextId(): string {
    return this.options.makeId(this.nextNumber());
  }

  get settings(): Settings {
    return this.store.read('settings').get(ONLY) ?? DEFAULT_SETTINGS;
  }

  changeSettings(changes: Partial<Settings>): void {
    this.store.put('settings', ONLY, {...this.settings, ...changes});
  }

  addOrganisation(key: string, name: string): string {
    const id = this.nextId();
    this.store.put('organisations', key, {id, name});
    return id;
  }

  findOrganisation(key: string) {
    return this.store.read('organisations').get(key);
  }

  listOrganisations() {
    return [...this.store.read('organisations')].map(([key, {id, name}]) => ({id, name, key}));
  }

  findUser(organisationId: string, marketplaceUserId: string): UserRecord | undefined {
    return this.store.read('users').get(joinKey(organisationId, marketplaceUserId));
  }

  putUser(user: UserRecord): void {
    this.store.put('users', joinKey(user.organisationId, user.marketplaceUserId), user);
  }

  deleteUser(organisationId: string, marketplaceUserId: string): void {
    this.store.delete('users', joinKey(organisationId, marketplaceUserId));
  }

  findBusinessUser(organisationId: string, businessId: string, locationId: string) {
    return this.store.read('businessUsers').get(joinKey(organisationId, businessId, locationId));
  }

  listBusinessUsers(organisationId: string): readonly Records['businessUsers'][] {
    const all = [...this.store.read('businessUsers').values()];
    return all.filter((user) => user.organisationId === organisationId);
  }

  putBusinessUser(user: Records['businessUsers']): void {
    const key = joinKey(user.organisationId, user.businessId, user.businessLocationId);
    this.store.put('businessUsers', key, user);
  }

  deleteBusinessUser(user: Records['businessUsers']): void {
    const key = joinKey(user.organisationId, user.businessId, user.businessLocationId);
    this.store.delete('businessUsers', key);
  }

  findLink(token: string): Link | undefined {
    return this.store.read('links').get(token);
  }

  putLink(link: Link): void {
    this.store.put('links', link.token, link);
    if (link.kind === 'payment' && link.state === 'open') {
      this.store.put('paymentLinks', link.paymentId, link.token);
    }
  }

  /** The one open link of a payment, if any; a newer one voids it. */
  findPaymentLink(paymentId: string): Link | undefined {
    const token = this.store.read('paymentLinks').get(paymentId);
    return token === undefined ? undefined : this.findLink(token);
  }

  notify(content: Pick<Notification, 'organisationId' | 'body' | 'transition'>): void {
    const notification = {
      ...content,
      key: String(this.nextNumber()).padStart(12, '0'),
      createdAt: this.now(),
    };
    this.store.put('notifications', notification.key, notification);
    const kept = this.store.read('notifications');
    for (const [oldest] of kept) {
      if (kept.size <= KEPT.notifications.most) break;
      this.store.delete('notifications', oldest);
    }
    for (const listen of this.listeners) listen(notification);
  }

  /** Oldest first. */
  get notifications(): ReadonlyMap<string, Notification> {
    return this.store.read('notifications');
  }

  onNotification(listen: (notification: Notification) => void): void {
    this.listeners.add(listen);
  }

  listEndpoints() {
    return [...this.store.read('endpoints').values()];
  }

  findEndpoint(id: string) {
    return this.store.read('endpoints').get(id);
  }

  putEndpoint(endpoint: Records['endpoints']): void {
    this.store.put('endpoints', endpoint.id, endpoint);
  }

  deleteEndpoint(id: string): void {
    this.store.delete('endpoints', id);
  }

  get deliveries(): ReadonlyMap<string, Records['deliveries']> {
    return this.store.read('deliveries');
  }

  putDelivery(delivery: Records['deliveries']): void {
    this.store.put('deliveries', delivery.id, delivery);
    const kept = this.store.read('deliveries');
    if (kept.size <= KEPT.deliveries.most) return;
    for (const [oldest, {state}] of kept) {
      if (state === 'waiting') continue;
      this.store.delete('deliveries', oldest);
      return;
    }
  }

  deleteDelivery(id: string): void {
    this.store.delete('deliveries', id);
  }

  snapshot(): Snapshot {
    return this.store.snapshot();
  }

  restore(snapshot: Snapshot): void {
    this.store.restore(snapshot);
    this.trades.rebuild();
  }
}
