import type {Operation as Call} from '@symblepay/openapi/operations';
import {operations} from '@symblepay/openapi/operations';

/** An OpenAPI document as far as examples are put into it. */
export type Document = {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, {readonly post: Operation}>>;
  readonly components: Components;
};

export type Components = {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly responses?: Readonly<Record<string, Response>>;
};

export type PathItem = {readonly parameters?: readonly Reference[]} & Readonly<
  Partial<Record<Call['method'], Operation>>
>;

export type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly (Reference | Parameter)[];
  readonly requestBody?: {readonly content: Content};
  readonly responses: Readonly<Record<string, Response | Reference>>;
};

export type Response = {readonly description: string; readonly content?: Content};

export type Content = {readonly 'application/json': MediaType};

export type MediaType = {
  readonly schema: Reference;
  readonly examples?: Readonly<Record<string, Example>>;
};

export type Example = {readonly summary?: string; readonly value: unknown};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly example?: unknown;
};

export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly examples?: readonly unknown[];
};

export type Reference = {readonly $ref: string};

/** Every call with its path. */
export function listOperations({
  paths,
}: Document): readonly {readonly path: string; readonly operation: Operation}[] {
  return Object.values(operations).flatMap(({method, path}) => {
    const operation = paths[path]?.[method];
    return operation ? [{path, operation}] : [];
  });
}

/** `TradeCreation` of `#/components/schemas/TradeCreation`. */
export function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** The thing itself, where a reference to a component may stand for it. */
export function resolve<Thing extends object>(
  thing: Thing | Reference,
  components: Readonly<Record<string, Thing>> = {},
): Thing {
  if (!('$ref' in thing)) return thing;
  const found = components[nameIn(thing.$ref)];
  if (!found) throw new Error(`The contract has no component ${thing.$ref}.`);
  return found;
}

export function mapValues<Before, After>(
  values: Readonly<Record<string, Before>>,
  change: (value: Before, name: string) => After,
): Record<string, After> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  );
}
