import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {basePath, operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import {choiceStep, controlStep} from '../control-step';
import {moveClock} from '../describe-sandbox';
import type {Engine} from '../engine';
import type {Step} from '../step';

/** Something that somebody does in a trade. */
export type Deed =
  /** A request of the marketplace's, for one of the users. */
  | {readonly call: OperationId; readonly by?: Party; readonly with?: CallParts}
  /** What is not a call: the carrier, the bank, support. */
  | {readonly event: SimulatedEvent}
  /** A choice on the hosted page that the latest response leads to. */
  | {readonly page: 'pay' | 'decline'}
  /** Time passes, up to the trade's deadline. */
  | {readonly until: 'deadline'}
  | {readonly hours: number};

export type Party = 'payer' | 'payee';

/** What differs from what the sandbox suggests. */
type CallParts = {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const movedOn = 'The trade has moved on: this is not possible now.';

/** Does them in order, on the reader's trade. If one is refused, none of them has happened. */
export async function perform(engine: Engine, deeds: readonly Deed[], of: string): Promise<void> {
  const before = engine.steps.slice();
  try {
    for (const deed of deeds) {
      const response = await engine.send({...toStep(engine, deed), of});
      if (response.status >= 400) throw new Error(movedOn);
    }
  } catch (error) {
    await engine.goTo(before);
    throw error;
  }
}

function toStep(engine: Engine, deed: Deed): Step {
  const {control} = engine.sandbox;
  const tradeId = engine.trade;
  if ('call' in deed) return callStep(engine, deed);
  if ('page' in deed) return choiceStep(latestPage(engine), {choice: deed.page});
  if ('until' in deed) return moveClock(control, tradeId);
  if ('hours' in deed) return controlStep('/clock/advance', {minutes: 60 * deed.hours});
  return controlStep(`/trades/${tradeId ?? ''}/simulate`, {event: deed.event});
}

function callStep(engine: Engine, deed: Extract<Deed, {readonly call: OperationId}>): Step {
  const {control} = engine.sandbox;
  const {call: operationId, by, with: {body: changed, headers} = {}} = deed;
  const tradeId = operationId === 'initiateTrade' ? undefined : engine.trade;
  const wanted = tradeId === undefined ? {operationId} : {operationId, tradeId};
  const {path, query, body, missing} = control.suggestValues(wanted);
  if (missing !== undefined) throw new Error(movedOn);
  const user = by && tradeId !== undefined && {marketplaceUserId: control.readTrade({tradeId})[by]};
  const search = new URLSearchParams(query).toString();
  const {method, path: template} = operations[operationId];
  return {
    method: method.toUpperCase(),
    path: basePath + fillPath(template, {...path, ...user}) + (search && `?${search}`),
    headers: {
      authorization: `Bearer ${engine.key}`,
      ...(body && {'content-type': 'application/json'}),
      ...headers,
    },
    ...(body && {body: JSON.stringify({...body, ...changed})}),
  };
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

function latestPage({responses}: Engine): string {
  const page = responses
    .map((response) => /"redirectUrl":\s*"([^"]+)"/.exec(response)?.[1])
    .findLast((url) => url !== undefined);
  if (page === undefined) throw new Error('No response has linked to a page yet.');
  return page;
}
