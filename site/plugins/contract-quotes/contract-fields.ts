import type {Components, Schema} from '@symblepay/openapi/contract';
import {nameIn} from '@symblepay/openapi/contract';
import contract from '@symblepay/openapi/openapi.json';
import {operations, webhooks} from '@symblepay/openapi/operations';
import {kebabCase} from '@symblepay/reference/anchors';

export const namedSchemas: Components['schemas'] = contract.components.schemas;

/** The values of a list, closed or open, as texts. */
export function valuesOf(name: string): readonly string[] | undefined {
  const {enum: closed, 'x-known-values': open} = namedSchemas[name] ?? {};
  return closed?.map(String) ?? (open && Object.keys(open));
}

/** Where the reference shows the body of each call, and the named schema that it is. */
const requestBodies = Object.entries(operations).flatMap(([operationId, {body}]) =>
  body === undefined ? [] : [[`${kebabCase(operationId)}.body`, body] as const],
);

/** The named schema that a link into the reference starts from; it writes dots as underscores. */
const starts = [
  ...requestBodies,
  ...Object.keys(namedSchemas).map((name) => [`schema.${name}`, name] as const),
  ...Object.entries(webhooks).map(
    ([name, {body}]) => [`webhook.${name.replaceAll('.', '_')}.body`, body] as const,
  ),
];

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
  const [start, first] = starts.find(([each]) => `${anchor}.`.startsWith(`${each}.`)) ?? [];
  if (start === undefined) return [];
  const passed: string[] = [];
  let schema: Schema | undefined = {$ref: `/${first}`};
  for (const field of anchor.slice(start.length).split('.')) {
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
  const waiting: (readonly [string, string])[] = [...requestBodies];
  for (const [anchor, name] of waiting) {
    if (found.has(name)) continue;
    found.set(name, anchor);
    for (const [field, schema] of Object.entries(namedSchemas[name]?.properties ?? {})) {
      const nested = nameOf(schema);
      if (nested !== undefined) waiting.push([`${anchor}.${field}`, nested]);
    }
  }
  return found;
}

export const parameterNames = Object.values(contract.components.parameters).map(({name}) => name);

/** Whether a link into the reference ends at a parameter: `get-trade.path.tradeId`. */
export function isAnchorOfParameter(anchor: string, name: string): boolean {
  return new RegExp(`\\.(path|query|header)\\.${name}$`).test(anchor);
}
