import {version} from '@symblepay/openapi/operations';
import type {BodyOf, ClockAdvance, Link, PathOf, QueryOf} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {nameControlCall} from '../control-call';
import {choose} from '../hosted/choose';
import {openPage, refusalPage, requireLink} from '../hosted/open-page';
import type {HostedPage} from '../hosted/page';
import {Refusal, refuseField} from '../refusal';
import {stateRows} from '../trade/states';
import type {Trade} from '../trade/trade';
import {hostedPath} from '../world/links';
import type {World} from '../world/world';
import {findStep, takeStep} from './act';
import {arrange} from './arrange';
import type {Clock} from './clock';
import type {SandboxUrls} from './describe-sandbox';
import type {Keeper} from './keeper';
import type {EndpointQueues} from '../webhooks/endpoint-queues';
import type {RequestLog} from './log';
import {readSnapshot} from './read-snapshot';
import {replayAsCurl} from './replay-as-curl';
import {fillWorld, seeded} from './seed';
import {KeptSnapshots} from './kept-snapshots';
import {simulate} from './simulate';
import {listSteps} from './steps';
import {suggestValues} from './suggest-values';
import {listOwnReceivers, listReceived} from '../webhooks/own-receiver';
import {addEndpoint, redeliver} from '../webhooks/webhooks';
import {waitUntil} from './wait-until';

export type ControlParts = SandboxUrls & {
  readonly world: World;
  readonly clock: Clock;
  /** Undefined where no webhooks are sent. */
  readonly queues: EndpointQueues | undefined;
  readonly log: RequestLog;
  readonly keeper: Keeper;
  /** Throws when webhooks may not go there. */
  readonly checkReceiver: (url: URL) => void;
};

type Given<Part> = [Part] extends [never]
  ? unknown
  : Part extends undefined | Record<string, never>
    ? unknown
    : Part;

/** What a control call is given: its parameters and the fields of its body. */
type InputOf<Id extends OperationId> = Given<PathOf<Id>> &
  Partial<Given<NonNullable<QueryOf<Id>>>> &
  Given<BodyOf<Id>>;

/** A call that returns nothing responds with an empty object. */
type ControlCalls = {readonly [Id in OperationId]: (input: InputOf<Id>) => unknown};

/** What a developer can do to the sandbox beyond the documented API; over HTTP, the control API. */
export class Control implements ControlCalls {
  private readonly snapshots = new KeptSnapshots();

  constructor(private readonly parts: ControlParts) {}

  async describe() {
    const {describeSandbox} = await import('./describe-sandbox');
    return describeSandbox(this.parts);
  }

  readHealth() {
    const worlds = this.listWorlds().length + 1;
    return {status: 'ready', version, worlds};
  }

  async readCoverage() {
    const {reportCoverage} = await import('./report-coverage');
    return reportCoverage(this.parts.world.coverage, this.parts.errorsPage);
  }

  listWorlds() {
    return this.parts.keeper.listWorlds();
  }

  addWorld(creation: InputOf<'addWorld'>) {
    return this.parts.keeper.addWorld(creation);
  }

  dropWorld({name}: InputOf<'dropWorld'>) {
    this.parts.keeper.dropWorld(name);
  }

  saveState() {
    return this.parts.keeper.saveState();
  }

  readClock() {
    return this.parts.clock.read();
  }

  advanceClock(advance: InputOf<'advanceClock'>) {
    return this.parts.clock.advance(toMilliseconds(advance));
  }

  setClock({to}: InputOf<'setClock'>) {
    return this.parts.clock.setForward(to);
  }

  runClockToNext() {
    return this.parts.clock.runToNext();
  }

  /** Carries out what a running clock has made due. */
  tick(): Promise<void> {
    return this.parts.clock.carryOut(() => undefined);
  }

  listTrades({state, user}: InputOf<'listTrades'> = {}) {
    return [...this.parts.world.trades.all()]
      .map(({trade}) => summarise(trade))
      .filter((trade) => (state ?? trade.state) === trade.state)
      .filter(({payer, payee}) => user === undefined || user === payer || user === payee)
      .reverse();
  }

  readTrade({tradeId}: InputOf<'readTrade'>) {
    return summarise(this.requireTrade(tradeId).trade);
  }

  arrangeTrade({key, ...arrangement}: InputOf<'arrangeTrade'>) {
    return this.change((world) =>
      world.unobserved(() =>
        summarise(arrange(world, this.requireOrganisation(key).id, arrangement)),
      ),
    );
  }

  async act({tradeId, ...action}: InputOf<'act'>) {
    const step = findStep(this.requireTrade(tradeId).trade, action);
    if (step.at !== undefined) await this.parts.clock.setForward(step.at);
    else await this.change((world) => takeStep(world, this.requireTrade(tradeId).trade, step));
    await this.settleWebhooks();
    return this.readTrade({tradeId});
  }

  listSteps({tradeId}: InputOf<'listSteps'>) {
    return listSteps(this.requireTrade(tradeId).trade);
  }

  listEvents({tradeId}: InputOf<'listEvents'>) {
    return this.requireTrade(tradeId).events;
  }

  simulate({tradeId, event}: InputOf<'simulate'>) {
    return this.change((world) => {
      simulate(world, this.requireTrade(tradeId).trade, event);
      return summarise(this.requireTrade(tradeId).trade);
    });
  }

  readSettings() {
    return this.parts.world.settings;
  }

  changeSettings(changes: InputOf<'changeSettings'>) {
    return this.change((world) => {
      const {settings: known} = world;
      if (changes.chaos) world.startDraws();
      world.kept.settings.put({
        ...known,
        ...changes,
        deadlineMinutes: {...known.deadlineMinutes, ...changes.deadlineMinutes},
        webhooks: {...known.webhooks, ...changes.webhooks},
      });
      return world.settings;
    });
  }

  listOrganisations() {
    const {organisations} = this.parts.world.kept;
    return organisations.entries().map(([key, {id, name}]) => ({id, name, key}));
  }

  addOrganisation({name}: InputOf<'addOrganisation'>) {
    return this.change((world) => {
      const key = `sandbox_key_${world.nextId()}`;
      return {id: world.addOrganisation(key, name), key};
    });
  }

  addFault(order: InputOf<'addFault'>) {
    return this.change((world) => {
      const fault = {count: 1, delayMilliseconds: 0, ...order, id: world.nextNumber()};
      world.kept.faults.put(fault);
      return fault;
    });
  }

  listFaults() {
    return this.parts.world.kept.faults.values();
  }

  clearFaults() {
    return this.change(({kept: {faults}}) => {
      for (const fault of faults.values()) faults.delete(fault);
    });
  }

  addEndpoint({key, ...endpoint}: InputOf<'addEndpoint'>) {
    if (endpoint.url !== undefined) this.parts.checkReceiver(new URL(endpoint.url));
    return this.change((world) => addEndpoint(world, this.requireOrganisation(key).id, endpoint));
  }

  listEndpoints() {
    return this.parts.world.kept.endpoints.entries().map(([, endpoint]) => endpoint);
  }

  removeEndpoint({endpointId}: InputOf<'removeEndpoint'>) {
    return this.change(({kept: {endpoints}}) => {
      const endpoint = endpoints.find(endpointId);
      if (!endpoint) throw unknown('endpoint', 'listEndpoints');
      endpoints.delete(endpoint);
    });
  }

  /** Oldest first. */
  listNotifications({after}: InputOf<'listNotifications'> = {}) {
    const all = this.parts.world.kept.notifications.values();
    if (after === undefined) return all;
    const index = all.findIndex(({body}) => body.id === after);
    if (index < 0) throw unknown('notification', 'listNotifications');
    return all.slice(index + 1);
  }

  /** Without `after`, those after the newest. */
  async awaitNotifications({wait = '10', after}: InputOf<'awaitNotifications'> = {}) {
    const last = after ?? this.listNotifications().at(-1)?.body.id;
    const filter = last === undefined ? {} : {after: last};
    await waitUntil(() => this.listNotifications(filter).length > 0, Number(wait));
    return this.listNotifications(filter);
  }

  /** What is due has arrived. */
  async listReceived({wait = '0', count = '1', ...filter}: InputOf<'listReceived'> = {}) {
    const {world, queues} = this.parts;
    await queues?.settle(listOwnReceivers(world));
    await waitUntil(() => listReceived(world, filter).length >= Number(count), Number(wait));
    return listReceived(world, filter);
  }

  listDeliveries() {
    return this.parts.world.kept.deliveries.values();
  }

  async redeliver({notificationId}: InputOf<'redeliver'>): Promise<void> {
    const endpointIds = await this.change((world) => redeliver(world, notificationId));
    await this.parts.queues?.settle(endpointIds);
  }

  /** Resolves when every webhook that is due has been attempted. */
  async settleWebhooks(): Promise<void> {
    await this.parts.queues?.settle();
  }

  listLog(filter: InputOf<'listLog'> = {}) {
    return this.parts.log.list(filter);
  }

  replayAsCurl({number}: InputOf<'replayAsCurl'>) {
    const entry = this.parts.log.find(Number(number));
    if (!entry) throw unknown('request', 'listLog');
    return {curl: replayAsCurl(entry)};
  }

  /** Everything that counts as state: all but the log. */
  snapshot() {
    return this.parts.world.snapshot();
  }

  async restore(given: InputOf<'restore'>): Promise<void> {
    const snapshot = readSnapshot(given);
    await this.change((world) => {
      world.restore(snapshot);
      this.parts.clock.resume();
    });
  }

  listSnapshots() {
    return this.snapshots.list();
  }

  keepSnapshot({name}: InputOf<'keepSnapshot'>) {
    this.snapshots.keep(name, this.snapshot());
  }

  restoreKept({name}: InputOf<'restoreKept'>) {
    const snapshot = this.snapshots.find(name);
    if (!snapshot) throw unknown('snapshot', 'listSnapshots');
    return this.restore(snapshot);
  }

  /** Returns the sandbox to its initial state. */
  async reset({fill = true}: InputOf<'reset'> = {}): Promise<void> {
    this.parts.log.reset();
    await this.change((world) => {
      world.restore(readSnapshot({}));
      this.parts.clock.startOver();
      if (fill) fillWorld(world);
    });
  }

  suggestValues({operationId}: InputOf<'suggestValues'>) {
    const {world} = this.parts;
    const organisation = world.kept.organisations.find(seeded.key);
    if (!organisation) throw new Refusal('unauthorized', 'The API key is not known.');
    return suggestValues(world, organisation.id, operationId);
  }

  /** What a browser shows at a redirectUrl, as data: the page behind it, or why there is none. */
  openPage(redirectUrl: string): HostedPage {
    try {
      return openPage(this.parts.world, this.requireLink(redirectUrl));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusalPage(this.parts.world, linkIn(redirectUrl).token, error);
    }
  }

  /** Makes a choice on the page behind a redirectUrl; returns where the browser would go next. */
  choose(redirectUrl: string, choice: string, fields: Readonly<Record<string, string>> = {}) {
    return this.change((world) => choose(world, this.requireLink(redirectUrl), choice, fields));
  }

  private requireTrade(tradeId: string) {
    const kept = this.parts.world.trades.find(tradeId);
    if (!kept) throw unknown('trade', 'listTrades');
    return kept;
  }

  private requireOrganisation(key: string = seeded.key) {
    const organisation = this.parts.world.kept.organisations.find(key);
    if (!organisation) throw refuseField('key', 'Must be the API key of an organisation.');
    return organisation;
  }

  private requireLink(redirectUrl: string): Link {
    const {kind, token} = linkIn(redirectUrl);
    return requireLink(this.parts.world, kind, token);
  }

  private change<Result>(run: (world: World) => Result): Promise<Result> {
    const {clock, world} = this.parts;
    return clock.carryOut(() => world.transact(() => run(world)));
  }
}

const millisecondsPer: Readonly<Record<keyof ClockAdvance, number>> = {
  milliseconds: 1,
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

function toMilliseconds(advance: ClockAdvance): number {
  return Object.entries(advance).reduce(
    (sum, [unit, amount]) => sum + Math.round(amount * millisecondsPer[unit as keyof ClockAdvance]),
    0,
  );
}

function linkIn(redirectUrl: string): {readonly kind: string; readonly token: string} {
  const {pathname} = new URL(redirectUrl, 'http://sandbox.invalid');
  const [kind = '', token = ''] = pathname.slice(hostedPath.length + 1).split('/');
  return {kind, token};
}

function unknown(thing: string, list: OperationId): Refusal {
  const remedy = `${nameControlCall(list)} lists them.`;
  return new Refusal('not-found', `The ${thing} is not known. ${remedy}`);
}

function summarise({terms, state, balances}: Trade) {
  return {
    tradeId: terms.tradeId,
    title: terms.title,
    state,
    meaning: stateRows[state].meaning,
    payer: terms.payer,
    payee: terms.payee,
    balances,
  };
}
