import type {Json} from '../model/json';
import type {Limits} from '../model/limits';
import type {SchemaNode} from '../model/model';
import {isFile} from './is-file';

/** A value for a schema that gives no more than a type, a format and limits. */
export function sampleScalar(type: string | undefined, schema: SchemaNode): Json | undefined {
  if (type === 'string') return sampleText(schema);
  if (type === 'integer' || type === 'number') return sampleNumber(schema.limits);
  if (type === 'boolean') return true;
  return type === 'null' ? null : undefined;
}

const texts: ReadonlyMap<string | undefined, string> = new Map([
  ['date-time', '2019-08-24T14:15:22Z'],
  ['date', '2019-08-24'],
  ['time', '14:15:22Z'],
  ['duration', 'P1D'],
  ['email', 'user@example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.com'],
  ['url', 'https://example.com'],
  ['uuid', '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
]);

const longestSample = 64;

function sampleText(schema: SchemaNode): string {
  if (isFile(schema)) return 'file';
  const usual = texts.get(schema.format);
  if (usual !== undefined) return usual;
  const {minLength = 0, maxLength = Infinity} = schema.limits;
  const length = Math.min(Math.max(minLength, 'string'.length), maxLength, longestSample);
  return 'string'.padEnd(length, 'string').slice(0, length);
}

function sampleNumber(limits: Limits): number {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 0} = limits;
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : Math.floor(exclusiveMinimum) + 1);
  const most =
    maximum ?? (exclusiveMaximum === undefined ? least : Math.ceil(exclusiveMaximum) - 1);
  const start = Math.min(least, most);
  if (multipleOf <= 0) return start;
  // Multiples of tenths and hundredths are not exact.
  return Number((Math.ceil(start / multipleOf) * multipleOf).toPrecision(12));
}
