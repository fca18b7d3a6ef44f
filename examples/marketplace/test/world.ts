import {onTestFinished} from 'vitest';

export type World = {
  /** What the code under test is given. */
  readonly server: string;
  readonly apiKey: string;
  /** What no call can cause: carriers, support, time, chaos. */
  readonly control: <Result>(path: string, body?: object) => Promise<Result>;
};

/**
 * A sandbox of its own for one test, which sees nothing of the others. Tests that run at the same
 * time each pass the `onTestFinished` of their context.
 */
export function openWorld(whenFinished: typeof onTestFinished = onTestFinished): World {
  const {SANDBOX_ORIGIN: origin = '', SANDBOX_KEY: key = ''} = process.env;
  const name = crypto.randomUUID();
  const control = async <Result>(path: string, body?: object) => {
    const response = await fetch(`${origin}/_worlds/${name}/_sandbox${path}`, {
      ...(body && {method: 'POST', body: JSON.stringify(body)}),
      headers: {'Content-Type': 'application/json'},
    });
    const json: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(json));
    return json as Result;
  };
  whenFinished(async () => {
    await fetch(`${origin}/_sandbox/worlds/${name}`, {method: 'DELETE'});
  });
  return {server: `${origin}/v1/marketplace`, apiKey: `${key}~${name}`, control};
}

/** Chooses on a hosted page, as a user would. Returns where the browser goes, null if it stays. */
export async function choose(page: string, choice: string): Promise<string | null> {
  const body = new URLSearchParams({choice});
  const response = await fetch(page, {method: 'POST', body, redirect: 'manual'});
  if (response.status >= 400) throw new Error(await response.text());
  return response.headers.get('Location');
}

/** Pays on a hosted page. The status page asks for consent with it. */
export async function pay(page: string): Promise<string | null> {
  const html = await (await fetch(page)).text();
  return choose(page, html.includes('value="accept-and-pay"') ? 'accept-and-pay' : 'pay');
}
