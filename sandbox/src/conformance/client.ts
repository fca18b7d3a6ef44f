import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {validators as controlValidators} from '@symblepay/openapi/control/validators/index';
import {basePath, operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import {validators} from '@symblepay/openapi/validators';
import {seeded} from '../control/seed';
import {Router} from '../http/router';
import type {BodyOf, ErrorResponse, ResponseOf} from '@symblepay/openapi/types';

const controlRouter = new Router(controlOperations, controlPath);

/** A sandbox to be tested: in process, behind HTTP or in a browser. */
export type Target = {
  readonly origin: string;
  readonly send: (request: Request) => Promise<Response>;
};

type CallOptions<Id extends OperationId> = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Id>;
  /** The body as sent, well formed or not. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
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
    const documented = response.status === 401 ? 400 : response.status;
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
    const {path = {}, query = {}, body, headers = {}, key = this.key} = options;
    const {rawBody = body === undefined ? undefined : JSON.stringify(body)} = options;
    const {method, path: template} = operations[id];
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const url = this.target.origin + basePath + filled + (search && `?${search}`);
    return new Request(url, {
      method,
      headers: {authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers},
      ...(rawBody !== undefined && {body: rawBody}),
    });
  }

  /** A control call, for example `GET /clock`. */
  async control(call: string, body?: unknown): Promise<unknown> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const response = await this.target.send(
      new Request(`${this.target.origin}${controlPath}${path}`, {
        method,
        headers: {'content-type': 'application/json'},
        ...(body !== undefined && {body: JSON.stringify(body)}),
      }),
    );
    const result: unknown = await response.json();
    if (!response.ok) throw new Error(`${call} got ${response.status}: ${JSON.stringify(result)}`);
    const match = controlRouter.match(method, controlPath + path);
    if (!match || 'allowed' in match) throw new Error(`The contract has no control call ${call}.`);
    const errors = controlValidators[match.name].validateResponse(response.status, result);
    if (errors.length > 0) throw new Error(`${call} broke the contract: ${JSON.stringify(errors)}`);
    return result;
  }

  /** Everything that counts as state, as text to compare. */
  async snapshot(): Promise<string> {
    return JSON.stringify(await this.control('GET /snapshot'));
  }

  /** Opens a hosted page and returns its HTML. */
  async open(redirectUrl: string): Promise<{status: number; html: string; headers: Headers}> {
    const response = await this.target.send(new Request(this.local(redirectUrl)));
    return {status: response.status, html: await response.text(), headers: response.headers};
  }

  /** Presses a button on a hosted page and returns where the browser is sent. */
  async press(redirectUrl: string, choice: string, fields: Record<string, string> = {}) {
    const response = await this.target.send(
      new Request(this.local(redirectUrl), {
        method: 'POST',
        headers: {'content-type': 'application/x-www-form-urlencoded'},
        body: new URLSearchParams({choice, ...fields}).toString(),
        redirect: 'manual',
      }),
    );
    await response.text();
    return {status: response.status, location: response.headers.get('location')};
  }

  /** Sends to the target, whatever origin the sandbox thinks it has. */
  private local(redirectUrl: string): string {
    const {pathname, search} = new URL(redirectUrl);
    return this.target.origin + pathname + search;
  }
}
