import {defaultOrigin as origin} from '../defaults';
import type {SuggestedValues} from '@symblepay/openapi/control/types';
import {operationIds, operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import {validators} from '@symblepay/openapi/validators';
import {Client} from '../conformance/client';
import type {Sandbox} from '../sandbox';
import type {Snapshot} from '../world/collections';
import {noResponse, withinTurns} from './within-turns';

export type Attacker = {
  readonly sandbox: Sandbox;
  readonly client: Client;
  /** The state before the attack, restored after a request is accepted. */
  readonly before: Snapshot;
  readonly suggested: Map<OperationId, SuggestedValues>;
  readonly problems: string[];
  count: number;
  refused: number;
};

export type Attack = {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Puts a text into one field of an otherwise valid body. */
  readonly change?: {readonly field: string; readonly text: string};
  readonly type?: string;
  /** The user or trade id in the path. */
  readonly id?: string;
};

export const callsWithBody: readonly OperationId[] = operationIds.filter(
  (id) => operations[id].body !== undefined,
);

const correlationId = 'attack-0123456789-0123';
/** In microseconds of processor time: on a busy machine, wall time passes without us. */
const mostProcessorTime = 1_000_000;

export function createAttacker(sandbox: Sandbox): Attacker {
  const before = sandbox.control.snapshot();
  const suggested = new Map(
    operationIds.map((id) => [id, sandbox.control.suggestValues({operationId: id})]),
  );
  const client = new Client({origin, send: sandbox.fetch});
  return {sandbox, client, before, suggested, problems: [], count: 0, refused: 0};
}

/** The problems so far, and whether the refused requests changed anything. */
export function conclude({sandbox, before, problems}: Attacker): readonly string[] {
  const isSame = JSON.stringify(sandbox.control.snapshot()) === JSON.stringify(before);
  return isSame ? problems : [...problems, 'A refused request changed something.'];
}

/** Sends one bad request and notes what is wrong with the response. */
export async function attack(
  attacker: Attacker,
  operation: OperationId,
  {body, change, type = 'application/json', id}: Attack,
): Promise<void> {
  attacker.count++;
  const values = attacker.suggested.get(operation) ?? {path: {}, query: {}};
  const path = Object.entries(values.path).map(([name, value]) => [name, id ?? value] as const);
  const sent = change ? JSON.stringify(withText(values.body, change.field, change.text)) : body;
  const note = (what: string, text = '') =>
    attacker.problems.push(
      `${operation} ${what} on ${String(sent).slice(0, 100)}: ${text.slice(0, 300)}`,
    );
  const sending = {
    path: Object.fromEntries(path),
    rawBody: operations[operation].method === 'post' ? sent : undefined,
    headers: {'content-type': type, 'x-correlation-id': correlationId},
  };
  const begun = process.cpuUsage();
  const received = await withinTurns(
    attacker.client.raw(operation, sending).then(async (response) => ({
      status: response.status,
      text: await response.text(),
    })),
  );
  const {user, system} = process.cpuUsage(begun);
  if (received === noResponse) {
    note('did not respond within a second');
    return;
  }
  const {status, text} = received;
  if (user + system > mostProcessorTime) note('took over a second of the processor', text);
  const response = JSON.parse(text) as {traceId?: string};
  const errors = validators[operation].validateResponse(status, response);
  if (errors.length > 0) note(`broke the contract (${JSON.stringify(errors)})`, text);
  if (status === 200) {
    await attacker.sandbox.control.restore(attacker.before);
    return;
  }
  attacker.refused++;
  if (response.traceId !== correlationId) note('lost the correlation id', text);
}

function withText(body: unknown, field: string, text: string): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = field.split('.');
  const last = names.pop() ?? '';
  let parent = copy;
  for (const name of names) parent = parent[name] as Record<string, unknown>;
  parent[last] = text;
  return copy;
}
