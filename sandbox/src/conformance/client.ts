import type {
  BodyOf as ControlBodyOf,
  PathOf as ControlPathOf,
  ResponseOf as ControlResponseOf,
} from '@symblepay/openapi/control/types';
import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import type {OperationId as ControlId} from '@symblepay/openapi/control/validators/index';
import {validators as controlValidators} from '@symblepay/openapi/control/validators/index';
import {basePath, operations} from '@symblepay/openapi/operations';
import type {BodyOf, ErrorResponse, ResponseOf} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {validators} from '@symblepay/openapi/validators';
import {seeded} from '../control/seed';

/** A sandbox to be tested: in process, behind HTTP or in a browser. */
export type Target = {
  readonly origin: string;
  readonly send: (request: Request) => Promise<Response>;
};

type RequestOptions = {
  /** Another method than the contract's. */
  readonly method?: string | undefined;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as sent, well formed or not. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

type CallOptions<Id extends OperationId> = RequestOptions & {
  readonly body?: BodyOf<Id>;
  readonly key?: string;
};

type ControlOptions<Id extends ControlId> = RequestOptions & {
  readonly path?: ControlPathOf<Id>;
  readonly body?: ControlBodyOf<Id>;
};

/** Calls a sandbox and checks every response against the contract. */
export class Client {
  constructor(
    private readonly target: Target,
    private readonly key: string = seeded.key,
  ) {}

  as(key: string): Client {
    return new Client(this.target, key);
  }

  /** Calls and expects 200. */
  async call<Id extends OperationId>(
    id: Id,
    options: CallOptions<Id> = {},
  ): Promise<ResponseOf<Id>> {
    const {status, body} = await this.exchange(id, options);
    if (status !== 200) throw new Error(`${id} got ${status}: ${JSON.stringify(body)}`);
    return body as ResponseOf<Id>;
  }

  /** Calls and expects a refusal. */
  async refuse<Id extends OperationId>(
    id: Id,
    options: CallOptions<Id> = {},
  ): Promise<ErrorResponse> {
    const {status, body} = await this.exchange(id, options);
    if (status === 200) throw new Error(`${id} got 200 and should have been refused.`);
    return body as ErrorResponse;
  }

  /** Calls and returns the response unchecked. */
  raw<Id extends OperationId>(id: Id, options: CallOptions<Id>): Promise<Response> {
    return this.target.send(this.request(id, options));
  }

  async exchange<Id extends OperationId>(id: Id, options: CallOptions<Id>) {
    const response = await this.target.send(this.request(id, options));
    const text = await response.text();
    const body = JSON.parse(text) as unknown;
    // Only 200 and 400 are documented; that every other refusal has the same error body is assumed.
    const documented = response.ok ? 200 : 400;
    const errors = validators[id].validateResponse(documented, body);
    if (errors.length > 0) {
      throw new Error(`${id} broke the contract: ${JSON.stringify(errors)} in ${text}`);
    }
    return {status: response.status, body, text, headers: response.headers};
  }

  /** Sends any request. */
  send(request: Request): Promise<Response> {
    return this.target.send(request);
  }

  request<Id extends OperationId>(id: Id, options: CallOptions<Id>): Request {
    const {key = this.key, headers} = options;
    const allHeaders = {authorization: `Bearer ${key}`, ...headers};
    return this.fill(basePath, operations[id], {...options, headers: allHeaders});
  }

  /** Makes a control call and expects 200. */
  async control<Id extends ControlId>(
    id: Id,
    options: ControlOptions<Id> = {},
  ): Promise<ControlResponseOf<Id>> {
    const response = await this.target.send(this.controlRequest(id, options));
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${id} got ${response.status}: ${JSON.stringify(body)}`);
    const errors = controlValidators[id].validateResponse(response.status, body);
    if (errors.length > 0) throw new Error(`${id} broke the contract: ${JSON.stringify(errors)}`);
    return body as ControlResponseOf<Id>;
  }

  controlRequest<Id extends ControlId>(id: Id, options: ControlOptions<Id> = {}): Request {
    return this.fill(controlPath, controlOperations[id], options);
  }

  /** Everything that counts as state, as text to compare. */
  async snapshot(): Promise<string> {
    return JSON.stringify(await this.control('snapshot'));
  }

  /** Opens a hosted page and returns its HTML. */
  async open(redirectUrl: string): Promise<{status: number; html: string; headers: Headers}> {
    const response = await this.target.send(new Request(this.local(redirectUrl)));
    return {status: response.status, html: await response.text(), headers: response.headers};
  }

  /** Presses a button on a hosted page and returns where the browser is sent. */
  async press(redirectUrl: string, choice: string, fields: Record<string, string> = {}) {
    const response = await this.choose(redirectUrl, {choice, ...fields});
    await response.text();
    return {status: response.status, location: response.headers.get('location')};
  }

  /** Makes a choice that the page has no more. */
  async pressTooLate(redirectUrl: string, choice: string) {
    const response = await this.choose(redirectUrl, {choice});
    return {status: response.status, html: await response.text()};
  }

  private choose(redirectUrl: string, fields: Record<string, string>): Promise<Response> {
    return this.target.send(
      new Request(this.local(redirectUrl), {
        method: 'POST',
        headers: {'content-type': 'application/x-www-form-urlencoded'},
        body: new URLSearchParams(fields).toString(),
        redirect: 'manual',
      }),
    );
  }

  /** Sends to the target, whatever origin the sandbox thinks it has. */
  private local(redirectUrl: string): string {
    const {pathname, search} = new URL(redirectUrl);
    return this.target.origin + pathname + search;
  }

  private fill(
    base: string,
    operation: {readonly method: string; readonly path: string},
    {method = operation.method, path = {}, query = {}, headers = {}, ...options}: RequestOptions,
  ): Request {
    const {body, rawBody = body === undefined ? undefined : JSON.stringify(body)} = options;
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const url = this.target.origin + base + filled + (search && `?${search}`);
    const allHeaders = new Headers({'content-type': 'application/json'});
    for (const [name, value] of Object.entries(headers)) allHeaders.set(name, value);
    return new Request(url, {
      method: method.toUpperCase(),
      headers: allHeaders,
      ...(rawBody !== undefined && {body: rawBody}),
    });
  }
}
