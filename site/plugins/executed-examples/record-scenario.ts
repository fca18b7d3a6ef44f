import {basePath, operations} from '@symblepay/openapi/operations';
import type {ErrorResponse} from '@symblepay/openapi/types';
import {validators, type OperationId} from '@symblepay/openapi/validators';
import {callPath} from './call-path';
import type {RecordedStep, Recording} from './recording';
import type {Happening, LooseRequest, Scenario, ScenarioTools, Visit} from './scenario';

/** The sandbox as a scenario needs it. */
export type Stage = {
  readonly origin: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** Plays a scenario on the sandbox and keeps what was sent and answered. */
export async function recordScenario(scenario: Scenario, stage: Stage): Promise<Recording> {
  const steps: RecordedStep[] = [];

  function keep(step: RecordedStep): void {
    if (steps.some(({name}) => name === step.name)) {
      throw new Error(`Step "${step.name}" stands twice: give each step a name of its own.`);
    }
    steps.push(step);
  }

  async function send(
    name: string,
    operationId: OperationId,
    request: LooseRequest,
    expected: number,
  ) {
    const {method = operations[operationId].method} = request;
    const path = callPath(operationId, request);
    const headers = {
      ...(request.body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...request.header,
    };
    const response = await stage.fetch(
      new Request(`${stage.origin}${basePath}${path}`, {
        method: method.toUpperCase(),
        headers: {Authorization: `Bearer ${stage.key}`, ...headers},
        ...(request.body === undefined ? {} : {body: JSON.stringify(request.body)}),
      }),
    );
    const answer: unknown = await response.json();
    // Only 200 and 400 are documented; that every other refusal has the same error body is assumed.
    const documented = response.ok ? 200 : 400;
    const faults = validators[operationId].validateResponse(documented, answer);
    if (response.status !== expected || faults.length > 0) {
      const reason = faults.map(({key, value}) => `${key}: ${value}`).join('; ');
      throw new Error(
        `Step "${name}" (${operationId}) was answered with ${response.status}, expected ${expected}. ${reason}\n${JSON.stringify(answer, null, 2)}`,
      );
    }
    keep({
      kind: 'call',
      name,
      operationId,
      method,
      path,
      parameters: {...request.path, ...request.query},
      headers,
      body: request.body,
      status: response.status,
      answer,
    });
    return answer;
  }

  /** Works the sandbox from outside the documented API. */
  async function steer(name: string, request: Request): Promise<void> {
    const response = await stage.fetch(request);
    if (response.status >= 400) {
      throw new Error(
        `Step "${name}" was answered with ${response.status} by ${request.url}: ${await response.text()}`,
      );
    }
  }

  const tools: ScenarioTools = {
    call: (step, operation, request) =>
      send(step, operation, request as LooseRequest, 200) as never,
    refused: async (step, operation, request, status = 400) =>
      (await send(step, operation, request, status)) as ErrorResponse,
    async visit(step, {by, url, choice, text}: Visit) {
      await steer(step, new Request(url, {method: 'POST', body: new URLSearchParams({choice})}));
      keep({kind: 'event', name: step, by, text});
    },
    async happens(step, {by, tradeId, event, text}: Happening) {
      const url = `${stage.origin}/_sandbox/trades/${tradeId}/simulate`;
      await steer(step, postJson(url, {event}));
      keep({kind: 'event', name: step, by, text});
    },
    async wait(step, minutes, text) {
      await steer(step, postJson(`${stage.origin}/_sandbox/clock/advance`, {minutes}));
      keep({kind: 'event', name: step, by: 'time', text});
    },
  };
  const told = (await listNotifications(stage)).length;
  await scenario.run(tools);
  const notifications = (await listNotifications(stage)).slice(told).map(({body}) => body);
  return {title: scenario.title, steps, notifications};
}

type Told = {readonly body: Recording['notifications'][number]};

async function listNotifications({origin, fetch}: Stage): Promise<readonly Told[]> {
  const response = await fetch(new Request(`${origin}/_sandbox/webhooks/notifications`));
  return (await response.json()) as readonly Told[];
}

function postJson(url: string, body: unknown): Request {
  return new Request(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
}
