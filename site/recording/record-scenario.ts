import {basePath, operations} from '@symblepay/openapi/operations';
import type {ErrorResponse} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Target} from '@symblepay/sandbox/conformance';
import {Client} from '@symblepay/sandbox/conformance';
import {followMoney} from './follow-money';
import type {RecordedCall, RecordedEvent, RecordedStep, Recording} from './recording';
import type {LooseRequest, Scenario, ScenarioTools} from './scenario';

/** Plays a scenario on the sandbox and keeps what was sent and what came back. */
export async function recordScenario({title, run}: Scenario, target: Target): Promise<Recording> {
  let sent: RecordedEvent['sent'] = {path: '', type: '', body: ''};
  const client = new Client({
    ...target,
    send: async (request) => {
      if (request.method === 'POST') sent = await describeRequest(request);
      return target.send(request);
    },
  });
  const readMovements = await followMoney(client);
  const steps: RecordedStep[] = [];

  async function keep(step: RecordedCall | RecordedEvent): Promise<void> {
    if (steps.some(({name}) => name === step.name)) {
      throw new Error(`Step "${step.name}" exists twice: give each step its own name.`);
    }
    steps.push({...step, movements: await readMovements()});
  }

  async function send(
    name: string,
    operationId: OperationId,
    request: LooseRequest,
    expected: number,
  ) {
    const {method = operations[operationId].method, path, query, header, body} = request;
    const headers = {...(body !== undefined && {'Content-Type': 'application/json'}), ...header};
    const options = {method, path, query, headers: header, body} as never;
    const {url} = client.request(operationId, options);
    const {status, body: received} = await client.exchange(operationId, options);
    if (status !== expected) {
      throw new Error(
        `Step "${name}" (${operationId}) came back with ${status}, expected ${expected}.\n${JSON.stringify(received, null, 2)}`,
      );
    }
    await keep({
      kind: 'call',
      name,
      operationId,
      method,
      path: url.slice(`${target.origin}${basePath}`.length),
      parameters: {...path, ...query},
      headers,
      body,
      status,
      response: received,
    });
    return received;
  }

  const tools: ScenarioTools = {
    call: (step, operation, request) => send(step, operation, request, 200) as never,
    refused: async (step, operation, request, status = 400) =>
      (await send(step, operation, request, status)) as ErrorResponse,
    async visit(name, {by, url, choice, text}) {
      const {status} = await client.press(url, choice);
      if (status >= 400) {
        throw new Error(`Step "${name}": ${url} does not take the choice ${choice} (${status}).`);
      }
      await keep({kind: 'event', name, by, text, sent});
    },
    async happens(name, {by, tradeId, event, text}) {
      await client.control('simulate', {path: {tradeId}, body: {event}});
      await keep({kind: 'event', name, by, text, sent});
    },
    async wait(name, minutes, text) {
      await client.control('advanceClock', {body: {minutes}});
      await keep({kind: 'event', name, by: 'time', text, sent});
    },
  };
  const before = (await listNotifications(client)).length;
  await run(tools);
  const notifications = (await listNotifications(client)).slice(before);
  return {title, steps, notifications};
}

async function describeRequest(request: Request): Promise<RecordedEvent['sent']> {
  const {pathname, search} = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  return {path: pathname + search, type, body: await request.clone().text()};
}

async function listNotifications(client: Client): Promise<Recording['notifications']> {
  const notifications = await client.control('listNotifications');
  return notifications.map(({body}) => body as Recording['notifications'][number]);
}
