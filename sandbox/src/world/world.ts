import {KEPT} from '../limits';
import type {Records, Snapshot} from '../store/records';
import type {Store} from '../store/store';
import type {UserRecord} from '../user/user';
import type {MakeId} from './ids';
import {Attempts} from './attempts';
import type {Link, NewLink} from './links';
import type {Notification} from './notifications';
import type {Settings} from './settings';
import {DEFAULT_SETTINGS} from './settings';
import {joinKey, Trades} from './trades';

type WorldOptions = {
  readonly store: Store;
  readonly makeId: MakeId;
  readonly startsAt: number;
};

const ONLY = 'only';

/** Everything the sandbox knows, and the small steps in which it changes. */
export class World {
  readonly trades: Trades;
  private readonly store: Store;
  /** Rows of the table that the present transaction followed. */
  readonly transitions: string[] = [];
  private readonly listeners = new Set<(notification: Notification) => void>();
  /** When the next attempt of each waiting delivery is due. */
  readonly attempts = new Attempts();
  /** Tokens by the number of the link, oldest first. */
  private readonly linkAges = new Map<number, string>();

  constructor(private readonly options: WorldOptions) {
    this.store = options.store;
    this.trades = new Trades(options.store);
    this.rebuild();
  }

  /** All of it happens, or none. */
  transact<Result>(run: () => Result): Result {
    this.transitions.length = 0;
    return this.store.transact(() => {
      this.store.onRollback(() => (this.transitions.length = 0));
      const result = run();
      this.trim();
      return result;
    });
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

  /** A setting that was not there when they were kept has its default. */
  get settings(): Settings {
    return {...DEFAULT_SETTINGS, ...this.store.read('settings').get(ONLY)};
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
    return inKeyOrder(this.store.read('organisations')).map(([key, {id, name}]) => ({
      id,
      name,
      key,
    }));
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

  addLink(content: NewLink): Link {
    const number = this.nextNumber();
    const link: Link = {...content, token: this.options.makeId(number), number, state: 'open'};
    this.linkAges.set(number, link.token);
    this.store.onRollback(() => this.linkAges.delete(number));
    this.putLink(link);
    return link;
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
      key: sortableKey(this.nextNumber()),
      createdAt: this.now(),
    };
    this.store.put('notifications', notification.key, notification);
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
    return inKeyOrder(this.store.read('endpoints')).map(([, endpoint]) => endpoint);
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
    this.store.onRollback(this.attempts.set(delivery));
  }

  deleteDelivery(id: string): void {
    const delivery = this.deliveries.get(id);
    if (!delivery) return;
    this.store.delete('deliveries', id);
    this.store.onRollback(this.attempts.delete(delivery));
  }

  /** Oldest first. */
  listFaults(): readonly Records['faults'][] {
    return [...this.store.read('faults').values()];
  }

  putFault(fault: Records['faults']): void {
    this.store.put('faults', sortableKey(fault.id), fault);
  }

  deleteFault({id}: Records['faults']): void {
    this.store.delete('faults', sortableKey(id));
  }

  snapshot(): Snapshot {
    return this.store.snapshot();
  }

  restore(snapshot: Snapshot): void {
    this.store.onRollback(() => this.rebuild());
    this.store.restore(snapshot);
    this.rebuild();
  }

  /** Works out again what is worked out from the tables. */
  private rebuild(): void {
    this.trades.rebuild();
    this.attempts.clear();
    for (const delivery of this.deliveries.values()) this.attempts.set(delivery);
    this.linkAges.clear();
    const links = [...this.store.read('links').values()];
    links.sort((one, other) => one.number - other.number);
    for (const {number, token} of links) this.linkAges.set(number, token);
  }

  /** Forgets the oldest of what is kept in limited numbers; once the transaction cannot fail. */
  private trim(): void {
    this.trades.trim();
    this.trimLinks();
    const {notifications, deliveries} = this;
    for (const [oldest] of notifications) {
      if (notifications.size <= KEPT.notifications.most) break;
      this.store.delete('notifications', oldest);
    }
    for (const [oldest] of deliveries) {
      if (deliveries.size <= KEPT.deliveries.most) break;
      this.deleteDelivery(oldest);
    }
  }

  private trimLinks(): void {
    for (const [number, token] of this.linkAges) {
      if (this.linkAges.size <= KEPT.links.most) return;
      const link = this.findLink(token);
      if (link?.kind === 'payment' && this.findPaymentLink(link.paymentId) === link) {
        this.store.delete('paymentLinks', link.paymentId);
      }
      this.store.delete('links', token);
      this.linkAges.delete(number);
    }
  }
}

/** Sorts as text in the order of the numbers. */
export function sortableKey(number: number): string {
  return String(number).padStart(12, '0');
}

/** As they stand after a restart, so that a restart changes nothing. */
function inKeyOrder<Row>(table: ReadonlyMap<string, Row>): readonly (readonly [string, Row])[] {
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1));
}
