import type {Schema} from '@symblepay/openapi/contract';
import type {ToolText} from './knowledge';
import {Mistake, quote} from './mistake';

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Throws a Mistake that names the first argument that does not fit. Inside a body nothing is
 * checked: the sandbox does that, and responds as the API would.
 */
export function checkArguments({name: tool, inputSchema}: ToolText, given: Arguments): void {
  const {properties, required} = inputSchema;
  const known = Object.keys(properties);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(properties, name)) throw new Mistake(explainUnknown(tool, name, known));
  }
  for (const name of required) {
    if (given[name] === undefined) {
      throw new Mistake(`${name} is missing. ${properties[name]?.description ?? ''}`.trim());
    }
  }
  for (const [name, schema] of Object.entries(properties)) {
    const value = given[name];
    const problem = value === undefined ? undefined : findProblem(value, schema);
    if (problem !== undefined) throw new Mistake(`${name} ${problem}`);
  }
}

function explainUnknown(tool: string, name: string, known: readonly string[]): string {
  return `${quote(name)} is not an argument of ${tool}. It takes ${known.join(', ')}.`;
}

function findProblem(value: unknown, {type, enum: values, ...limits}: Schema): string | undefined {
  if (type === 'object') return isObject(value) ? undefined : 'must be an object.';
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'must be true or false.';
  if (type === 'integer') {
    return isWithin(value, limits as Range) ? undefined : describeRange(limits as Range);
  }
  if (typeof value !== 'string') return 'must be a string.';
  const {minLength = 0, maxLength = 8000} = limits as {minLength?: number; maxLength?: number};
  if (value.length < minLength || value.length > maxLength) {
    return `must have ${minLength} to ${maxLength} characters; it has ${value.length}.`;
  }
  if (values && !values.includes(value)) return `must be one of ${values.join(', ')}.`;
  return /\p{Surrogate}/u.test(value) ? 'must be valid Unicode.' : undefined;
}

type Range = {readonly minimum?: number; readonly maximum?: number};

/** Digits in a string will do: the URL carries them as text. */
function isWithin(value: unknown, {minimum = 0, maximum = Number.MAX_SAFE_INTEGER}: Range) {
  const isDigits = typeof value === 'string' && /^\d{1,16}$/.test(value);
  const number = isDigits ? Number(value) : value;
  return Number.isInteger(number) && (number as number) >= minimum && (number as number) <= maximum;
}

function describeRange({minimum = 0, maximum}: Range): string {
  return `must be a whole number from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}.`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
