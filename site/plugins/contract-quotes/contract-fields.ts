import type {Components, Schema} from '@symblepay/openapi/contract';
import {nameIn} from '@symblepay/openapi/contract';
import contract from '@symblepay/openapi/openapi.json';
import {operations, webhooks} from '@symblepay/openapi/operations';
import {kebabCase} from '@symblepay/reference';

export const namedSchemas: Components['schemas'] = contract.components.schemas;

/** The values of a list, closed or open, as texts. */
export function valuesOf(name: string): readonly string[] | undefined {
  const {enum: closed, 'x-known-values': open} = namedSchemas[name] ?? {};
  return closed?.map(String) ?? (open && Object.keys(open));
}

/** Which call sends which named schema as its body. */
const bodyOfCall: ReadonlyMap<string, string> = new Map(
  Object.entries(operations).flatMap(([operationId, {body}]) =>
    body === undefined ? [] : [[kebabCase(operationId), body] as const],
  ),
);

/** Which webhook carries which named schema; the reference writes dots in names as underscores. */
const bodyOfWebhook: ReadonlyMap<string, string> = new Map(
  Object.entries(webhooks).map(([name, {body}]) => [name.replaceAll('.', '_'), body]),
);

/** The named schema that a field, or each item of a list, refers to. */
function nameOf(schema: Schema | undefined): string | undefined {
  const reference = schema?.$ref ?? schema?.items?.$ref ?? schema?.allOf?.[0]?.$ref;
  return reference === undefined ? undefined : nameIn(reference);
}

/**
 * The named schemas that a link into the reference passes: `initiate-trade.body.shipping.paidBy`
 * passes TradeCreation, Shipping and Party.
 */
export function schemasOfAnchor(anchor: string): readonly string[] {
  const [start, ...rest] = startOf(anchor.split('.'));
  const passed: string[] = [];
  let schema: Schema | undefined = start === undefined ? undefined : {$ref: `/${start}`};
  for (const field of ['', ...rest] as string[]) {
    schema = field === '' ? schema : schema?.properties?.[field];
    for (let name = nameOf(schema); name !== undefined; name = nameOf(schema)) {
      passed.push(name);
      schema = namedSchemas[name];
    }
  }
  return passed;
}

/** The named schema and the field that a link into the reference ends at: `Shipping.paidBy`. */
export function fieldOfAnchor(anchor: string): string {
  const names = anchor.split('.');
  const field = names.pop() ?? '';
  return `${schemasOfAnchor(names.join('.')).at(-1) ?? ''}.${field}`;
}

/** Every field of every schema that a request sends, nested ones too: `Shipping.paidBy`. */
export function listRequestFields(): readonly string[] {
  return [...listRequestAnchors().keys()].flatMap((name) =>
    Object.keys(namedSchemas[name]?.properties ?? {}).map((field) => `${name}.${field}`),
  );
}

/** Where the reference shows each schema that a request sends: `initiate-trade.body.shipping`. */
export function listRequestAnchors(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting: (readonly [string, string])[] = [...bodyOfCall].map(([call, name]) => [
    name,
    `${call}.body`,
  ]);
  for (const [name, anchor] of waiting) {
    if (found.has(name)) continue;
    found.set(name, anchor);
    for (const [field, schema] of Object.entries(namedSchemas[name]?.properties ?? {})) {
      const nested = nameOf(schema);
      if (nested !== undefined) waiting.push([nested, `${anchor}.${field}`]);
    }
  }
  return found;
}

export function listParameters(): readonly string[] {
  return Object.values(contract.components.parameters).map(({name}) => name);
}

/** Whether a link into the reference ends at a parameter: `get-trade.path.tradeId`. */
export function isAnchorOfParameter(anchor: string, name: string): boolean {
  return new RegExp(`\\.(path|query|header)\\.${name}$`).test(anchor);
}

/** The named schema that the link starts from, and the fields after it. */
function startOf([first = '', second = '', ...rest]: readonly string[]): (string | undefined)[] {
  if (first === 'schema') {
    return [second, ...rest];
  }
  if (first === 'webhook') {
    return [bodyOfWebhook.get(second), ...rest.slice(1)];
  }
  return [second === 'body' ? bodyOfCall.get(first) : undefined, ...rest];
}
