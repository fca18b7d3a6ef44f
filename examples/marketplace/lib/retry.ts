/** What your code reads of an error body. */
export type ErrorBody = {
  readonly typeCode: string;
  readonly traceId: string;
  readonly detail?: string;
  readonly errors?: readonly {readonly key: string; readonly value: string}[];
};

/** The API said no: correct the request. Sending it again gives the same response. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** An earlier request of the same call got no response; perhaps that one took effect. */
  readonly isRepeated: boolean;

  constructor(status: number, body: ErrorBody | undefined, isRepeated = false) {
    super(body ? `${body.typeCode}: ${body.detail ?? ''}` : `Responded with ${status}`);
    this.status = status;
    this.body = body;
    this.isRepeated = isRepeated;
  }
}

/** No usable response came. The call may have been carried out: read before you do it again. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export type RetryOptions = {
  /** Retries after the first request: 2 is the suggestion, 5 the most, 0 for never. */
  readonly retries?: number;
  /** The first wait is at most this long, in milliseconds; each later one at most twice as long. */
  readonly firstWait?: number;
  /** How long one request may take, in milliseconds. */
  readonly timeout?: number;
};

/** Sends a request, and again after network and server errors. Returns the JSON, if any came. */
export async function callWithRetries(
  url: string,
  init: RequestInit,
  {retries = 2, firstWait = 1_000, timeout = 15_000}: RetryOptions = {},
): Promise<unknown> {
  // One id for all attempts, so that support finds every one of them.
  const headers = new Headers({'X-Correlation-Id': crypto.randomUUID()});
  new Headers(init.headers).forEach((value, name) => headers.set(name, value));
  for (let retry = 0; ; retry++) {
    const signal = AbortSignal.timeout(timeout);
    const outcome = await sendOnce(url, {...init, headers, signal}, retry > 0);
    if ('json' in outcome) return outcome.json;
    if (retry >= Math.min(retries, 5)) {
      if (outcome.failure instanceof CallRefused) throw outcome.failure;
      const id = headers.get('X-Correlation-Id') ?? '';
      throw new OutcomeUnknown(`No response after ${retry + 1} requests, correlation id ${id}`, {
        cause: outcome.failure,
      });
    }
    // Exponential back-off with jitter: clients that failed together do not come back together.
    const wait = outcome.retryAfter ?? Math.random() * firstWait * 2 ** retry;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

type Outcome =
  | {readonly json: unknown}
  | {readonly failure: unknown; readonly retryAfter?: number | undefined};

async function sendOnce(url: string, init: RequestInit, isRepeated: boolean): Promise<Outcome> {
  let response: Response;
  let text: string;
  try {
    // A redirect would carry the key to another address.
    response = await fetch(url, {...init, redirect: 'manual'});
    text = await response.text();
  } catch (failure) {
    return {failure};
  }
  if (response.status >= 500) return {failure: new Error(`Responded with ${response.status}`)};
  const json = parse(text);
  if (!response.ok) {
    const failure = new CallRefused(response.status, json as ErrorBody | undefined, isRepeated);
    if (response.status !== 429) throw failure;
    // Too many requests: this one was not carried out, and may be sent again later.
    return {failure, retryAfter: readSeconds(response.headers.get('Retry-After'))};
  }
  // Some responses are not documented, such as a success without a body.
  return json === undefined && text !== ''
    ? {failure: new Error('The response is not JSON')}
    : {json};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** At most a minute: nobody waits longer for a page. */
function readSeconds(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Math.min(Number(header), 60) * 1_000 : undefined;
}
