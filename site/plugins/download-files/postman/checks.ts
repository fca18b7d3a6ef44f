import type {TradeState} from '@symblepay/openapi/control/types';
import type {RecordedCall} from '../../../recording/recording';
import type {Kept} from './variables';

/** The fields of a response that matter to the flow, by the step; their values are the recorded ones. */
const fieldsThatMatter: Readonly<Record<string, readonly string[]>> = {
  'read-seller': ['hasCompletedOnboarding', 'bankAccount.bank'],
  'read-paid': ['price', 'phases.contract.amount', 'payer.status.title'],
  'buy-label': ['amount', 'state'],
  'accept-item': ['phases.finished.amount', 'payer.status.title', 'payee.status.description'],
};

const statesAfter: Readonly<Record<string, TradeState>> = {
  sent: 'shipmentSent',
  'at-shop': 'shipmentAtPickup',
  delivered: 'shipmentDelivered',
};

/** The script that checks a response and keeps what later requests need of it. */
export function checkCall(
  {name, status, response}: RecordedCall,
  kept: readonly Kept[],
): readonly string[] {
  const fields = fieldsThatMatter[name] ?? [];
  return [
    ...expectStatus(status),
    ...(fields.length + kept.length > 0 ? ['const body = pm.response.json();'] : []),
    ...fields.map((field) => expectField(field, valueAt(response, field))),
    ...keepAll(kept),
  ];
}

function keepAll(kept: readonly Kept[]): readonly string[] {
  return kept.flatMap(({variable, field}) => [
    test(`${field} is there`, `pm.expect(body).to.have.property(${write(field)})`),
    `pm.collectionVariables.set(${write(variable)}, body.${field});`,
  ]);
}

/** What later requests take from the response of a single call, by the variable that holds it. */
const keptOfSingle = {tradeId: 'tradeId', paymentId: 'externalId'};

/** The documented status, and the ids that the recorded response has too. */
export function checkSingle(status: number, recorded: unknown): readonly string[] {
  const fields = Object.keys(recorded ?? {});
  const kept = Object.entries(keptOfSingle)
    .filter(([, field]) => fields.includes(field))
    .map(([variable, field]) => ({variable, field}));
  return [
    ...expectStatus(status),
    ...(kept.length > 0 ? ['const body = pm.response.json();', ...keepAll(kept)] : []),
  ];
}

/** A hosted page sends the user back to where the request for it said. */
export function checkVisit(call: RecordedCall | undefined): readonly string[] {
  const {successUrl, returnUrl} = (call?.body ?? {}) as Record<string, string | undefined>;
  const address = successUrl ?? returnUrl;
  if (address === undefined) throw new Error('No call gave the hosted page that is visited.');
  return [
    ...expectStatus(303),
    test(
      `the user comes back to ${address}`,
      `pm.expect(pm.response.headers.get('Location')).to.satisfy((to) => to.startsWith(${write(address)}))`,
    ),
  ];
}

export function checkSimulation(step: string): readonly string[] {
  const state = statesAfter[step];
  if (state === undefined) {
    throw new Error(`The step "${step}" is not in the table of states of ${import.meta.url}.`);
  }
  return [...expectStatus(200), 'const body = pm.response.json();', expectField('state', state)];
}

function expectStatus(status: number): readonly string[] {
  return [test(`status ${status}`, `pm.response.to.have.status(${status})`)];
}

function expectField(field: string, value: unknown): string {
  const expected = `${write(field)}, ${write(value)}`;
  return test(
    `${field} is ${String(value)}`,
    `pm.expect(body).to.have.nested.property(${expected})`,
  );
}

function test(name: string, expression: string): string {
  return `pm.test(${write(name)}, () => ${expression});`;
}

/** As JavaScript, which takes all JSON. */
const write = (value: unknown) => JSON.stringify(value);

function valueAt(response: unknown, field: string): unknown {
  const value = field
    .split('.')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown> | undefined)?.[name],
      response,
    );
  if (value === undefined) throw new Error(`No ${field} was recorded.`);
  return value;
}
