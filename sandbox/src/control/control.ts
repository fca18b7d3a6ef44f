import type {
  ClockReading,
  Delivery,
  Endpoint,
  Fault,
  Link,
  LogEntry,
  SimulatedEvent,
  Step,
  SuggestedValues,
  TradeEvent,
  TradeSummary,
} from '@symblepay/openapi/control/types';
import type {OperationId as ControlCallId} from '@symblepay/openapi/control/validators/index';
import type {OperationId} from '@symblepay/openapi/validators';
import {nameControlCall} from '../control-call';
import {choose} from '../hosted/choose';
import {openPage, refusalPage, requireLink} from '../hosted/open-page';
import type {HostedPage} from '../hosted/page';
import type {Snapshot} from '../world/collections';
import {emptySnapshot} from '../world/collections';
import {toCurl} from '../http/to-curl';
import {Refusal} from '../refusal';
import {stateRows} from '../trade/states';
import type {Trade} from '../trade/trade';
import {hostedPath} from '../world/links';
import type {Notification} from '../world/notifications';
import type {Settings} from '../world/settings';
import type {World} from '../world/world';
import type {Clock} from './clock';
import type {EndpointQueues} from '../webhooks/endpoint-queues';
import type {RequestLog} from './log';
import {fillWorld, seeded} from './seed';
import {simulate} from './simulate';
import {listSteps} from './steps';
import {suggestValues} from './suggest-values';
import type {NewEndpoint} from '../webhooks/webhooks';
import {addEndpoint, redeliver} from '../webhooks/webhooks';

export type ControlParts = {
  readonly world: World;
  readonly clock: Clock;
  /** Undefined where no webhooks are sent. */
  readonly queues: EndpointQueues | undefined;
  readonly log: RequestLog;
};

/** What a developer can do to the sandbox beyond the documented API; over HTTP, the control API. */
export class Control {
  constructor(private readonly parts: ControlParts) {}

  readClock(): ClockReading {
    return this.parts.clock.read();
  }

  advanceClock(milliseconds: number): Promise<ClockReading> {
    return this.parts.clock.advance(milliseconds);
  }

  setClock(to: string): Promise<ClockReading> {
    return this.parts.clock.setForward(to);
  }

  runClockToNext(): Promise<ClockReading> {
    return this.parts.clock.runToNext();
  }

  /** Carries out what a running clock has made due. */
  tick(): Promise<void> {
    return this.parts.clock.carryOut(() => undefined);
  }

  listTrades(): readonly TradeSummary[] {
    return [...this.parts.world.trades.all()].map(({trade}) => summarise(trade)).reverse();
  }

  listSteps(tradeId: string): readonly Step[] {
    return listSteps(this.requireTrade(tradeId));
  }

  listEvents(tradeId: string): readonly TradeEvent[] {
    this.requireTrade(tradeId);
    return this.parts.world.trades.find(tradeId)?.events ?? [];
  }

  simulate(tradeId: string, event: SimulatedEvent): Promise<TradeSummary> {
    return this.change((world) => {
      const {trade} = simulate(world, this.requireTrade(tradeId), event);
      return summarise(world.trades.find(trade.terms.tradeId)?.trade ?? trade);
    });
  }

  readSettings(): Settings {
    return this.parts.world.settings;
  }

  changeSettings(changes: Partial<Settings>): Promise<Settings> {
    return this.change((world) => {
      world.changeSettings(changes);
      return world.settings;
    });
  }

  listOrganisations() {
    return this.parts.world.organisations.entries().map(([key, {id, name}]) => ({id, name, key}));
  }

  addOrganisation(name: string): Promise<{id: string; key: string}> {
    return this.change((world) => {
      const key = `sandbox_key_${world.nextId()}`;
      return {id: world.addOrganisation(key, name), key};
    });
  }

  addFault(order: Omit<Fault, 'id'>): Promise<Fault> {
    return this.change((world) => {
      const fault = {...order, id: world.nextNumber()};
      world.faults.put(fault);
      return fault;
    });
  }

  listFaults(): readonly Fault[] {
    return this.parts.world.faults.values();
  }

  clearFaults(): Promise<void> {
    return this.change(({faults}) => {
      for (const fault of faults.values()) faults.delete(fault);
    });
  }

  addEndpoint(endpoint: NewEndpoint): Promise<Endpoint> {
    return this.change((world) => addEndpoint(world, endpoint));
  }

  listEndpoints(): readonly Endpoint[] {
    return this.parts.world.endpoints.entries().map(([, endpoint]) => endpoint);
  }

  removeEndpoint(id: string): Promise<void> {
    return this.change((world) => {
      const endpoint = world.endpoints.find(id);
      if (!endpoint) throw unknown('endpoint', 'listEndpoints');
      world.endpoints.delete(endpoint);
    });
  }

  /** Oldest first. */
  listNotifications(): readonly Notification[] {
    return this.parts.world.notifications.values();
  }

  listDeliveries(): readonly Delivery[] {
    return this.parts.world.deliveries.values();
  }

  async redeliver(notificationId: string): Promise<void> {
    const endpointIds = await this.change((world) => redeliver(world, notificationId));
    await this.parts.queues?.settleAt(endpointIds);
  }

  /** Resolves when every webhook that is due has been attempted. */
  async settleWebhooks(): Promise<void> {
    await this.parts.queues?.settle();
  }

  listLog(): readonly LogEntry[] {
    return this.parts.log.list();
  }

  replayAsCurl(number: number): string {
    const entry = this.parts.log.find(number);
    if (!entry) throw unknown('request', 'listLog');
    return toCurl(entry);
  }

  /** Everything that counts as state: all but the log. */
  snapshot(): Snapshot {
    return this.parts.world.snapshot();
  }

  async restore(snapshot: Snapshot): Promise<void> {
    await this.change((world) => {
      world.restore(snapshot);
      this.parts.clock.resume();
    });
  }

  /** Returns the sandbox to its initial state. */
  async reset({fill = true}: {fill?: boolean} = {}): Promise<void> {
    this.parts.log.reset();
    await this.change((world) => {
      world.restore(emptySnapshot());
      this.parts.clock.startOver();
      if (fill) fillWorld(world);
    });
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
  choose(
    redirectUrl: string,
    choice: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<{readonly returnTo: string | null}> {
    return this.change((world) => choose(world, this.requireLink(redirectUrl), choice, fields));
  }

  suggestValues(operationId: OperationId, key: string = seeded.key): SuggestedValues {
    const organisation = this.parts.world.organisations.find(key);
    if (!organisation) throw new Refusal('unauthorized', 'The API key is not known.');
    return suggestValues(this.parts.world, organisation.id, operationId);
  }

  private requireTrade(tradeId: string): Trade {
    const trade = this.parts.world.trades.find(tradeId)?.trade;
    if (!trade) throw unknown('trade', 'listTrades');
    return trade;
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

function linkIn(redirectUrl: string): {readonly kind: string; readonly token: string} {
  const {pathname} = new URL(redirectUrl, 'http://sandbox.invalid');
  const [kind = '', token = ''] = pathname.slice(hostedPath.length + 1).split('/');
  return {kind, token};
}

function unknown(thing: string, list: ControlCallId): Refusal {
  return new Refusal(
    'not-found',
    `The ${thing} is not known. ${nameControlCall(list)} lists them.`,
  );
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
