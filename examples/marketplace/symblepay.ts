import type {RetryOptions} from './lib/retry.ts';
import {callWithRetries} from './lib/retry.ts';

export type SymblepayOptions = RetryOptions & {
  /** The server's address with /v1/marketplace. */
  readonly server: string;
  readonly apiKey: string;
};

/** Calls the API, for example symblepay('GET /users/42'), and returns the JSON of the response. */
export type Symblepay = <Result = unknown>(
  route: string,
  body?: object,
  options?: RetryOptions,
) => Promise<Result>;

export function createSymblepay({server, apiKey, ...defaults}: SymblepayOptions): Symblepay {
  const headers = {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'};
  return async <Result>(route: string, body?: object, options?: RetryOptions) => {
    const [method = '', path = ''] = route.split(' ');
    const init = {method, headers, ...(body && {body: JSON.stringify(body)})};
    return (await callWithRetries(server + path, init, {...defaults, ...options})) as Result;
  };
}

/** A route with its ids encoded: route`GET /users/${id}`. */
export function route(parts: TemplateStringsArray, ...ids: readonly string[]): string {
  return String.raw({raw: parts}, ...ids.map(encodeURIComponent));
}

/** Where to send the user. */
export type Redirect = {readonly redirectUrl: string};

/** What this code reads of a user. */
export type User = {
  readonly symblepayUserId: string;
  readonly hasCompletedOnboarding: boolean;
};

/** What this code reads of a trade. Everything else may come and go. */
export type Trade = {
  readonly tradeId: string;
  readonly referenceId?: string;
  readonly payer: {readonly status: Status};
  readonly payee: {readonly status: Status};
  readonly phases: {
    readonly contract: {readonly paid?: string};
    readonly finished?: {readonly cancelled?: string; readonly released?: string};
  };
};

export type Status = {
  readonly title: string;
  readonly description: string;
  readonly deadline?: string;
  readonly actions: readonly {readonly type: string; readonly text: string}[];
};
