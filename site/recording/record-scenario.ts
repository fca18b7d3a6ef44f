import {basePath, operations} from '@symblepay/openapi/operations';
import type {ErrorResponse} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {validators} from '@symblepay/openapi/validators';
import type {Target} from '@symblepay/sandbox/conformance';
import {Client} from '@symblepay/sandbox/conformance';
import {followMoney} from './follow-money';
import type {RecordedCall, RecordedEvent, RecordedStep, Recording} from './recording';
import type {LooseRequest, Scenario, ScenarioTools} from './scenario';

/** Plays a scenario on the sandbox and keeps what was sent and what came back. */
export async function recordScenario({title, run}: Scenario, target: Target): Promise<Recording> {
  const client = new Client(target);
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
    const sent = new Request(client.request(operationId, {path, query, body} as never), {
      method: method.toUpperCase(),
    });
    for (const [key, value] of Object.entries(headers)) sent.headers.set(key, value);
    const response = await client.send(sent);
    const received: unknown = await response.json();
    // Only 200 and 400 are documented; that every other refusal has the same error body is assumed.
    const documented = response.ok ? 200 : 400;
    const faults = validators[operationId].validateResponse(documented, received);
    if (response.status !== expected || faults.length > 0) {
      const reason = faults.map(({key, value}) => `${key}: ${value}`).join('; ');
      throw new Error(
        `Step "${name}" (${operationId}) came back with ${response.status}, expected ${expected}. ${reason}\n${JSON.stringify(received, null, 2)}`,
      );
    }
    await keep({
      kind: 'call',
      name,
      operationId,
      method,
      path: sent.url.slice(`${target.origin}${basePath}`.length),
      parameters: {...path, ...query},
      headers,
      body,
      status: response.status,
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
      await keep({kind: 'event', name, by, text});
    },
    async happens(name, {by, tradeId, event, text}) {
      await client.control(`POST /trades/${tradeId}/simulate`, {event});
      await keep({kind: 'event', name, by, text});
    },
    async wait(name, minutes, text) {
      await client.control('POST /clock/advance', {minutes});
      await keep({kind: 'event', name, by: 'time', text});
    },
  };
  const before = (await listNotifications(client)).length;
  await run(tools);
  const notifications = (await listNotifications(client)).slice(before).map(({body}) => body);
  return {title, steps, notifications};
}

type Notification = {readonly body: Recording['notifications'][number]};

async function listNotifications(client: Client): Promise<readonly Notification[]> {
  return (await client.control('GET /webhooks/notifications')) as readonly Notification[];
}
