import {useSyncExternalStore} from 'react';
import type {Engine} from './engine';
import type {Notebook} from './notebook';
import {alone, onOtherTab, readNotebook, writeNotebook} from './notebook';
import type {Step} from './step';
import {mostSteps, toStep} from './step';

/** What the page knows about the reader's sandbox. */
export type Session = {
  readonly notebook: Notebook | undefined;
  /** Something that the reader must know, such as that nothing can be kept. */
  readonly problem: string | undefined;
  /** The hosted page that is open. */
  readonly page: string | undefined;
};

const notRunning: Session = {notebook: undefined, problem: undefined, page: undefined};

let session = notRunning;
let engine: Promise<Engine> | undefined;
const listeners = new Set<() => void>();

/** As the site is built, no sandbox runs. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => notRunning);
}

export function readSession(): Session {
  return session;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<Session>): void {
  session = {...session, ...part};
  for (const listener of listeners) listener();
}

/** Where nothing can be kept any more, this tab's own notebook is all there is. */
let isKept = true;

/** Takes up what this browser has kept, be it by another tab. */
function takeUp(): void {
  if (isKept) change(readNotebook());
}

if (typeof window !== 'undefined') {
  takeUp();
  onOtherTab(() => {
    takeUp();
    // What is open here, such as a hosted page, shows the sandbox as it is now.
    if (engine) void alone(catchUp);
  });
}

/** The sandbox where the reader left it. Loaded on first use; a failure is forgotten. */
export function openSandbox(): Promise<Engine> {
  return alone(catchUp);
}

async function catchUp(): Promise<Engine> {
  const here = await loadEngine();
  takeUp();
  const steps = session.notebook?.steps ?? [];
  if (await here.goTo(steps)) {
    if (!session.notebook) keep(here);
    else change({});
    return here;
  }
  const left = steps.length - here.steps.length;
  keep(here, {
    before: steps,
    problem: `The sandbox has changed since you were here, and ${left} of your ${steps.length} steps are no longer possible. You are where the others lead.`,
  });
  return here;
}

function loadEngine(): Promise<Engine> {
  engine ??= import('./engine')
    .then((module) => module.Engine.begin(window.location.origin))
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

const notKept =
  'This browser keeps nothing for the page, or has no room left: the sandbox ends with this tab.';

type Kept = {
  /** The steps that these replace; null where there are none any more. */
  readonly before?: readonly Step[] | null;
  readonly problem?: string;
};

function keep(here: Engine, {before = session.notebook?.before, problem}: Kept = {}): void {
  const steps = here.steps.slice();
  const notebook = {steps, ...(before && {before}), shown: here.describe()};
  isKept = writeNotebook(notebook);
  const told = session.problem === notKept ? undefined : session.problem;
  change({notebook, problem: isKept ? (problem ?? told) : notKept});
  window.dispatchEvent(new Event('sandbox-started'));
}

/** Does something with the sandbox where the reader left it, and keeps what has changed. */
export function withSandbox<Result>(run: (engine: Engine) => Promise<Result>): Promise<Result> {
  return alone(async () => {
    const here = await catchUp();
    const before = here.steps.slice();
    if (before.length >= mostSteps) {
      throw new Error(`The sandbox has taken ${mostSteps} steps. Reset it to go on.`);
    }
    const result = await run(here);
    const isLonger = before.every((step, index) => step === here.steps[index]);
    if (!isLonger) keep(here, {before});
    else if (here.steps.length > before.length) keep(here);
    return result;
  });
}

/** Sends a request to the sandbox in this browser; nothing leaves it. */
export async function sendToSandbox(request: Request): Promise<Response> {
  const step = await toStep(request);
  return withSandbox((here) => here.send(step));
}

export function takeStep(step: Step): Promise<Response> {
  return withSandbox((here) => here.send(step));
}

/** Goes one step back; after a reset or a shared link, to what was there before. */
export function undo(): Promise<void> {
  return alone(async () => {
    const here = await catchUp();
    const {steps = [], before} = session.notebook ?? {};
    const isAtStart = steps.length === 0;
    await here.goTo(isAtStart ? (before ?? []) : steps.slice(0, -1));
    keep(here, isAtStart ? {before: null} : {});
  });
}

/** Goes to where other steps lead, from the first day on; false, and nothing changes, if one is refused. */
export function replaceSteps(steps: readonly Step[]): Promise<boolean> {
  return alone(async () => {
    const here = await catchUp();
    const before = here.steps.slice();
    if (await here.goTo(steps)) {
      keep(here, {before});
      return true;
    }
    await here.goTo(before);
    return false;
  });
}

export function openHostedPage(url: string): void {
  change({page: url});
}

export function closeHostedPage(): void {
  change({page: undefined});
}
