import type {Json} from './agent-client';

type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
};

/** A payment's id has another name in its response than in the path of the call that takes it. */
const namedOtherwise: Readonly<Record<string, string>> = {paymentId: 'externalId'};

/**
 * Arguments for a tool, from its schema alone: what earlier results call by the same name, newest
 * first, or else an example of the schema.
 */
export function fillArguments(
  {properties = {}, required = []}: Schema,
  seen: readonly Json[],
): Json {
  return Object.fromEntries(
    required.map((name) => [name, fill(name, properties[name] ?? {}, seen)]),
  );
}

function fill(name: string, schema: Schema, seen: readonly Json[]): unknown {
  const wanted = namedOtherwise[name] ?? name;
  const found = seen.toReversed().flatMap((result) => findValues(result, wanted));
  const example = schema.examples?.[0] ?? schema.enum?.[0];
  if (schema.type !== 'object') return found[0] ?? example;
  return example ?? fillArguments(schema, seen);
}

/** Every string that stands under a name, in results and in what they say comes next. */
function findValues(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(key === name && typeof inner === 'string' ? [inner] : []),
    ...findValues(inner, name),
  ]);
}
