import {parseJson} from '../model/json';

/** What came back, or why nothing did. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly statusText: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
      readonly milliseconds: number;
    }
  | {readonly kind: 'failed'; readonly reason: string};

export async function readOutcome(send: () => Promise<Response>): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await send();
    const text = await response.text();
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: pretty(text),
      milliseconds: Math.round(performance.now() - start),
    };
  } catch (cause) {
    return {kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause)};
  }
}

function pretty(text: string): string {
  const json = parseJson(text);
  return json === undefined ? text : JSON.stringify(json, null, 2);
}
