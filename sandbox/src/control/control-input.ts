import {operationIds} from '@symblepay/openapi/operations';
import type {KnownWebhookEventName} from '@symblepay/openapi/types';
import {limits} from '@symblepay/openapi/limits';
import type {OperationId} from '@symblepay/openapi/validators';
import type {DeadlineKind} from '../trade/deadlines';
import {MOST_DEADLINE_MINUTES} from '../trade/deadlines';
import type {PayoutTime} from '../trade/payout';
import {PAYOUT_TIMES} from '../trade/payout';
import {Refusal} from '../trade/refusal';
import type {Fault, FaultKind} from '../world/ordered-faults';
import {FAULT_KINDS} from '../world/ordered-faults';
import type {Settings} from '../world/settings';
import type {SimulatedEvent} from './simulate';
import {simulatedEvents} from './simulate';
import type {NewEndpoint} from './webhooks';

/** Reads the bodies of control calls. What is not understood is refused, never guessed. */
export type Fields = Readonly<Record<string, unknown>>;

const UNITS: Readonly<Record<string, number>> = {
  milliseconds: 1,
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** `{"hours": 12}` or any sum of units. */
export function readDuration(fields: Fields): number {
  const entries = Object.entries(fields);
  if (entries.length === 0) throw refuse('body', `Name one of ${Object.keys(UNITS).join(', ')}.`);
  return entries.reduce((sum, [unit, amount]) => {
    const size = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    if (size === undefined) throw refuse(unit, `Must be one of ${Object.keys(UNITS).join(', ')}.`);
    return sum + Math.round(readNumber(amount, unit, 0, 4e12) * size);
  }, 0);
}

export function readEvent(fields: Fields): SimulatedEvent {
  refuseStrays(fields, ['event']);
  return readOneOf(fields.event, 'event', simulatedEvents);
}

/** Without a delay, these would do nothing. */
const LEAST_DELAY: Readonly<Partial<Record<FaultKind, number>>> = {delay: 1, 'slow-body': 1};

export function readFault(fields: Fields): Omit<Fault, 'id'> {
  refuseStrays(fields, ['kind', 'operationId', 'count', 'delayMilliseconds']);
  const kind = readOneOf(fields.kind, 'kind', Object.keys(FAULT_KINDS) as FaultKind[]);
  return {
    kind,
    ...(fields.operationId !== undefined && {operationId: readOperation(fields.operationId)}),
    count: readWhole(fields.count ?? 1, 'count', 1, 1_000_000),
    delayMilliseconds: readWhole(
      fields.delayMilliseconds ?? 0,
      'delayMilliseconds',
      LEAST_DELAY[kind] ?? 0,
      60_000,
    ),
  };
}

export function readOperation(value: unknown): OperationId {
  return readOneOf(value, 'operationId', operationIds);
}

export function readEndpoint(fields: Fields, organisationId: string): NewEndpoint {
  refuseStrays(fields, ['url', 'eventNames', 'key']);
  const url = readText(fields.url, 'url');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw refuse('url', 'Must be an http or https address.');
  }
  const {username, password} = new URL(url);
  if (username + password !== '') throw refuse('url', 'Must hold no user name and no password.');
  const names: readonly KnownWebhookEventName[] = limits.WebhookEventName.knownValues;
  const eventNames = readList(fields.eventNames ?? [], 'eventNames').map((name) =>
    readOneOf(name, 'eventNames', names),
  );
  return {organisationId, url, eventNames};
}

export function readSettings(fields: Fields, known: Settings): Partial<Settings> {
  refuseStrays(fields, Object.keys(known));
  const {deadlineMinutes, createdBy, payout, allowedCompanies, webhooks} = fields;
  return {
    ...(deadlineMinutes !== undefined && {
      deadlineMinutes: {...known.deadlineMinutes, ...readDeadlines(deadlineMinutes, known)},
    }),
    ...(createdBy !== undefined && {
      createdBy: readOneOf(createdBy, 'createdBy', ['payer', 'payee'] as const),
    }),
    ...(payout !== undefined && {
      payout: readOneOf(payout, 'payout', Object.keys(PAYOUT_TIMES) as PayoutTime[]),
    }),
    ...(allowedCompanies !== undefined && {
      allowedCompanies: readList(allowedCompanies, 'allowedCompanies').map((company) =>
        readText(company, 'allowedCompanies'),
      ),
    }),
    ...(webhooks !== undefined && {webhooks: {...known.webhooks, ...readSwitches(webhooks)}}),
  };
}

export function readFields(value: unknown, key = 'body'): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse(key, 'Must be an object.');
  }
  return value as Fields;
}

/** A field with a slip of the pen in its name would otherwise do nothing, unseen. */
export function refuseStrays(fields: Fields, known: readonly string[]): void {
  const stray = Object.keys(fields).find((name) => !known.includes(name));
  if (stray !== undefined)
    throw refuse(stray, `There is no such field. Known: ${known.join(', ')}.`);
}

/** The one field of a body. */
export function readOnlyText(body: unknown, key: keyof typeof ONLY_TEXTS): string {
  const fields = readFields(body);
  refuseStrays(fields, [key]);
  return ONLY_TEXTS[key](readText(fields[key], key), key);
}

const ONLY_TEXTS = {name: (text: string) => text, to: refuseMissingDay};

/** `Date.parse` takes 31 February for 3 March, or for no date, depending on who runs it. */
function refuseMissingDay(date: string, key: string): string {
  const [day = ''] = date.split('T');
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) {
    throw refuse(key, 'Must be a day that exists, with time and zone, as 2026-03-09T09:00:00Z.');
  }
  return date;
}

/** Whether a reset fills the sandbox; yes unless told otherwise. */
export function readFill(body: unknown): boolean {
  const fields = readFields(body);
  refuseStrays(fields, ['fill']);
  const {fill = true} = fields;
  if (typeof fill !== 'boolean') throw refuse('fill', 'Must be true or false.');
  return fill;
}

function readText(value: unknown, key: string): string {
  if (typeof value !== 'string' || value === '') throw refuse(key, 'Must be a text, not empty.');
  return value;
}

function readDeadlines(value: unknown, known: Settings): Partial<Record<DeadlineKind, number>> {
  const kinds = Object.keys(known.deadlineMinutes) as DeadlineKind[];
  const entries = Object.entries(readFields(value, 'deadlineMinutes')).map(([kind, minutes]) => [
    readOneOf(kind, 'deadlineMinutes', kinds),
    readWhole(minutes, `deadlineMinutes.${kind}`, 1, MOST_DEADLINE_MINUTES),
  ]);
  return Object.fromEntries(entries) as Partial<Record<DeadlineKind, number>>;
}

function readSwitches(value: unknown): Partial<Settings['webhooks']> {
  const entries = Object.entries(readFields(value, 'webhooks')).map(([name, isOn]) => {
    readOneOf(name, 'webhooks', ['duplicate', 'reverse'] as const);
    if (typeof isOn !== 'boolean') throw refuse(`webhooks.${name}`, 'Must be true or false.');
    return [name, isOn];
  });
  return Object.fromEntries(entries) as Partial<Settings['webhooks']>;
}

function readList(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value)) throw refuse(key, 'Must be a list.');
  return value;
}

function readNumber(value: unknown, key: string, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least) || !(value <= most)) {
    throw refuse(key, `Must be a number from ${least} to ${most}.`);
  }
  return value;
}

function readWhole(value: unknown, key: string, least: number, most: number): number {
  if (!Number.isInteger(value)) {
    throw refuse(key, `Must be a whole number from ${least} to ${most}.`);
  }
  return readNumber(value, key, least, most);
}

function readOneOf<Value extends string>(
  value: unknown,
  key: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw refuse(key, `Must be one of ${allowed.join(', ')}.`);
  return found;
}

function refuse(key: string, value: string): Refusal {
  return new Refusal('validation-error', value, [{key, value}]);
}
