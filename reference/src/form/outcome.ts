import {parseJson} from '../model/json';

/** What came back, or why nothing did. */
export type Outcome = Awaited<ReturnType<typeof readOutcome>>;

export async function readOutcome(send: () => Promise<Response>) {
  const start = performance.now();
  try {
    const response = await send();
    const json = await response.text();
    const {status, statusText, headers} = response;
    const milliseconds = Math.round(performance.now() - start);
    return {status, statusText, headers: [...headers], body: pretty(json), milliseconds};
  } catch (cause) {
    return {failure: cause instanceof Error ? cause.message : String(cause)};
  }
}

function pretty(text: string): string {
  const json = parseJson(text);
  return json === undefined ? text : JSON.stringify(json, null, 2);
}
