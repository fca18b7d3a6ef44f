import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {basePath, operationIds, operations} from '@symblepay/openapi/operations';
import {summaries} from '@symblepay/openapi/texts';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Engine} from '../engine';
import type {Step} from '../step';
import {formatMinutes} from '../../format-duration';
import {eventNames} from '../../words';

/** What happened at the marketplace: a request, a webhook, or something that it did not see. */
export type Row =
  | {
      readonly kind: 'call';
      readonly step: Step;
      readonly title: string;
      readonly operationId: OperationId;
      readonly response: string;
    }
  | {readonly kind: 'webhook'; readonly name: string; readonly body: string}
  | {readonly kind: 'person'; readonly text: string};

type Shown = {
  /** The step that initiated the trade. */
  readonly first: number;
  readonly tradeId: string;
  /** The request that reads the trade as it is now, and its response. */
  readonly read: Step;
  readonly text: string;
};

export function listRows(engine: Engine, {first, tradeId, read, text}: Shown): readonly Row[] {
  const {steps, responses, notified} = engine;
  const webhooks = engine.sandbox.control.listNotifications();
  const rows = steps.slice(first).flatMap((step, offset): readonly Row[] => {
    const index = first + offset;
    const sent = webhooks
      .slice(index === 0 ? 0 : notified[index - 1], notified[index])
      .filter(({body}) => body.tradeId === tradeId);
    return [
      toRow(step, responses[index] ?? ''),
      ...sent.map(({body}): Row => ({
        kind: 'webhook',
        name: body.eventName,
        body: JSON.stringify(body, null, 2),
      })),
    ];
  });
  return [...rows, toRow(read, text)];
}

function toRow(step: Step, response: string): Row {
  const operationId = findOperation(step);
  if (!operationId) return {kind: 'person', text: describe(step)};
  const title = summaries[operationId];
  return {kind: 'call', step, title, operationId, response};
}

function findOperation({method, path}: Step): OperationId | undefined {
  const [wanted = ''] = path.replace(basePath, '').split('?');
  return operationIds.find((id) => {
    const pattern = operations[id].path.replaceAll(/\{\w+\}/g, '[^/]+');
    return (
      operations[id].method.toUpperCase() === method && new RegExp(`^${pattern}$`).test(wanted)
    );
  });
}

const choices: Readonly<Record<string, string>> = {
  pay: 'Paid on the hosted page',
  decline: 'The payment was declined',
  cancel: 'Left the hosted page',
};

/** What somebody else did: on a hosted page, with the parcel, or time passed. */
function describe({path, body = ''}: Step): string {
  if (path.startsWith('/hosted/')) {
    const choice = new URLSearchParams(body).get('choice') ?? '';
    return choices[choice] ?? `On the hosted page: ${choice}`;
  }
  const {event, on, minutes} = JSON.parse(body) as {
    readonly event?: SimulatedEvent;
    readonly on?: string;
    readonly minutes?: number;
  };
  if (minutes !== undefined) return `${formatMinutes(minutes)} passed`;
  if (path.includes('/clock/')) return 'The deadline passed';
  return event ? eventNames[event] : (on ?? '');
}
