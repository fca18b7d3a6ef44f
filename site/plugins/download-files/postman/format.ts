/** The parts of a Postman collection, version 2.1, that ours has. */
export type Collection = {
  readonly info: {
    readonly _postman_id: string;
    readonly name: string;
    readonly description: string;
    readonly schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
  };
  readonly auth: Auth;
  readonly variable: readonly Entry[];
  readonly item: readonly Folder[];
};

export type Folder = {
  readonly name: string;
  readonly description: string;
  readonly item: readonly Item[];
};

export type Item = {
  readonly name: string;
  readonly request: Request;
  readonly event?: readonly Script[];
  readonly response?: readonly SavedResponse[];
  readonly protocolProfileBehavior?: {readonly followRedirects: false};
};

type Script = {
  readonly listen: 'prerequest' | 'test';
  readonly script: {readonly exec: readonly string[]};
};

/** Shown beside the request before it is sent. */
export type SavedResponse = {
  readonly name: string;
  readonly originalRequest: Request;
  readonly status: 'OK';
  readonly code: number;
  readonly header: readonly Entry[];
  readonly body: string;
};

type Request = {
  readonly description: string;
  readonly method: string;
  readonly auth?: Auth;
  readonly header?: readonly Entry[];
  readonly url: Url | string;
  readonly body?: Body;
};

export type Url = {
  readonly raw: string;
  readonly host: readonly string[];
  readonly path: readonly string[];
  readonly query?: readonly Entry[];
  readonly variable?: readonly Entry[];
};

export type Body =
  | {
      readonly mode: 'raw';
      readonly raw: string;
      readonly options: {readonly raw: {readonly language: 'json'}};
    }
  | {readonly mode: 'urlencoded'; readonly urlencoded: readonly Entry[]};

type Auth =
  | {readonly type: 'noauth'}
  | {readonly type: 'bearer'; readonly bearer: readonly Entry[]};

export type Entry = {
  readonly key: string;
  readonly value: string;
  readonly type?: 'string';
  readonly disabled?: true;
};

/** How a request says the name of a variable. */
export function reference(variable: string): string {
  return `{{${variable}}}`;
}

export function script(listen: Script['listen'], exec: readonly string[]): Script {
  return {listen, script: {exec}};
}

export function jsonBody(raw: string): Body {
  return {mode: 'raw', raw, options: {raw: {language: 'json'}}};
}

/** The address of a call: its path as the contract has it, with a value for each parameter. */
export function callUrl(
  template: string,
  values: Readonly<Record<string, string>>,
  query: readonly Entry[] = [],
): Url {
  const path = template.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return {
    raw: `${reference('baseUrl')}/${path}`,
    host: [reference('baseUrl')],
    path: path.split('/'),
    ...(query.length > 0 && {query}),
    ...(names.length > 0 && {
      variable: names.map((key) => ({key, value: values[key] ?? reference(key)})),
    }),
  };
}
