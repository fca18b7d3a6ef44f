import type {BrowserSandbox} from '@symblepay/sandbox/browser';
import {useSyncExternalStore} from 'react';

/** What the page knows about the sandbox in this browser. */
type SandboxSession = {
  readonly sandbox: BrowserSandbox | null;
  /** The latest page that a response pointed the user to, until it is opened. */
  readonly redirectUrl: string | null;
};

const closed: SandboxSession = {sandbox: null, redirectUrl: null};
let session = closed;
let opening: Promise<BrowserSandbox> | undefined;
const listeners = new Set<() => void>();

export function readSession(): SandboxSession {
  return session;
}

/** As the site is built, no sandbox is open. */
export function useSession(): SandboxSession {
  return useSyncExternalStore(subscribe, readSession, () => closed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the sandbox on first use and returns the same one from then on. A failure is forgotten. */
export function openSandbox(): Promise<BrowserSandbox> {
  opening ??= import('@symblepay/sandbox/browser')
    .then(({createBrowserSandbox}) => createBrowserSandbox({origin: window.location.origin}))
    .then((sandbox) => {
      change({sandbox});
      return sandbox;
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** Sends a request to the sandbox in this browser; nothing leaves it. */
export async function sendToSandbox(request: Request): Promise<Response> {
  const sandbox = await openSandbox();
  const response = await sandbox.fetch(request);
  const redirectUrl = findRedirectUrl(await response.clone().text());
  if (redirectUrl !== null) change({redirectUrl});
  return response;
}

/** A response that is not JSON has none; the reader sees its text. */
function findRedirectUrl(text: string): string | null {
  try {
    const {redirectUrl} = JSON.parse(text) as {readonly redirectUrl?: string};
    return redirectUrl ?? null;
  } catch {
    return null;
  }
}

/** Brings back the users, trades and keys of the first day. */
export async function resetSandbox(): Promise<void> {
  await (await openSandbox()).control.reset();
  change({redirectUrl: null});
}

export function leaveHostedPage(): void {
  change({redirectUrl: null});
}

function change(part: Partial<SandboxSession>): void {
  session = {...session, ...part};
  for (const listener of listeners) listener();
}
