import {operations} from '@symblepay/openapi/operations';
import {summaries} from '@symblepay/openapi/texts';
import type {RecordedCall, RecordedEvent, Recording} from '../../../recording/recording';
import {origin} from '../../../recording/sandbox-settings';
import {checkCall, checkSimulation, checkVisit} from './checks';
import type {Folder, Item} from './format';
import {callUrl, jsonBody, reference, script} from './format';
import {linkTo} from './link-to';
import {Variables} from './variables';

/** A scenario as a folder whose requests are sent from top to bottom, and the variables it sets. */
export function playScenario(name: string, {title, steps}: Recording) {
  const variables = new Variables();
  const item = steps.map((step, index): Item => {
    if (step.kind === 'event') {
      const calls = steps.slice(0, index).filter((each) => each.kind === 'call');
      return number(index, toEvent(step, calls, variables));
    }
    const request = toRequest(step, variables);
    const kept = variables.keep(step, steps.slice(index + 1));
    const event = testing(checkCall(step, kept));
    return number(index, {name: summaries[step.operationId], event, request});
  });
  const folder: Folder = {name, description: `${title}.`, item};
  return {folder, variables: variables.names};
}

function number(index: number, item: Item): Item {
  return {...item, name: `${index + 1}. ${item.name}`};
}

function toRequest(call: RecordedCall, variables: Variables): Item['request'] {
  const {method, path} = operations[call.operationId];
  const values = Object.entries(call.parameters).map(([name, value]) => [
    name,
    variables.insertInto(String(value)),
  ]);
  return {
    description: linkTo(call.operationId),
    method: method.toUpperCase(),
    url: callUrl(path, Object.fromEntries(values) as Record<string, string>),
    ...(call.body !== undefined && {body: jsonBody(variables.insertInto(write(call.body)))}),
  };
}

/** With a new key for each run: a key can be paid only once. */
function write(body: unknown): string {
  return JSON.stringify(
    body,
    (field, value: unknown) => (field === 'checkoutUniquenessKey' ? reference('$guid') : value),
    2,
  );
}

/** What users and carriers do: a choice on a hosted page, or a control call of the sandbox. */
function toEvent(
  {name, by, text, sent}: RecordedEvent,
  calls: readonly RecordedCall[],
  variables: Variables,
): Item {
  const address = origin + sent.path;
  const url = variables.insertInto(address).replace(origin, reference('sandboxUrl'));
  const about = {
    name: `${by.charAt(0).toUpperCase()}${by.slice(1)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  };
  const request = {method: 'POST', auth: {type: 'noauth'}, url} as const;
  if (sent.type === 'application/json') {
    const description = 'A control call of the sandbox. In production, the carrier reports this.';
    return {
      ...about,
      event: testing(checkSimulation(name)),
      request: {...request, description, body: jsonBody(sent.body)},
    };
  }
  const urlencoded = Array.from(new URLSearchParams(sent.body), ([key, value]) => ({key, value}));
  const description = 'What the user does on the hosted page, which you can open instead.';
  return {
    ...about,
    event: testing(checkVisit(calls.find((call) => redirectOf(call) === address))),
    protocolProfileBehavior: {followRedirects: false},
    request: {...request, description, body: {mode: 'urlencoded', urlencoded}},
  };
}

function redirectOf({response}: RecordedCall): string | undefined {
  return (response as {readonly redirectUrl?: string}).redirectUrl;
}

function testing(exec: readonly string[]): Item['event'] {
  return [script('test', exec)];
}
