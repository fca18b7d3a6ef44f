import type {Register} from './register/register.js';
import type {Schema} from './schema.js';

export type {Schema};

/** The bundled document, as far as we read it. Once published, it also has examples. */
export type Contract = {
  readonly openapi: string;
  readonly info: {readonly version: string};
  readonly servers: readonly {readonly url: string}[];
  readonly tags: readonly {readonly name: string; readonly description: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components: Components;
  readonly 'x-assumptions': Register;
};

export type Components = {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly responses?: Readonly<Record<string, Response>>;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Method = (typeof methods)[number];

export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {readonly content: Content};
  readonly responses: Readonly<Record<string, Response | Reference>>;
};

export type Response = {readonly content?: Content};

export type Content = {
  readonly 'application/json': {
    readonly schema: Schema;
    readonly examples?: Readonly<Record<string, Example>>;
  };
};

export type Example = {readonly summary?: string; readonly value: unknown};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
};

type Reference = {readonly $ref: string};

export type Call = {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
};

/** Every operation under the given paths, with the parameters of its path, in document order. */
export function listCalls(contract: Contract, paths = contract.paths): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = declared.map((parameter) => resolve<Parameter>(contract, parameter));
      return [{method, path, operation, parameters}];
    }),
  );
}

export function listWebhooks(contract: Contract): Call[] {
  return listCalls(contract, contract.webhooks ?? {});
}

/** Follows a reference to a component, if it is one. */
export function resolve<Thing extends object>(contract: Contract, thing: Thing | Reference): Thing {
  if (!('$ref' in thing)) return thing;
  const names = thing.$ref.replace('#/', '').split('/');
  return names.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    contract,
  ) as Thing;
}

/** Each documented status with the schema of its body, if it has one. */
export function responseSchemas(contract: Contract, {operation}: Call) {
  return Object.entries(operation.responses).map(
    ([status, response]) =>
      [status, bodySchemaName(resolve<Response>(contract, response).content)] as const,
  );
}

/** The name of the schema of a JSON body, which is always a named one. */
export function bodySchemaName(content: Content | undefined): string | undefined {
  const reference = content?.['application/json'].schema.$ref;
  return reference === undefined ? undefined : nameIn(reference);
}

/** `TradeCreation` of `#/components/schemas/TradeCreation`. */
export function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
