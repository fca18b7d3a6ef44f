import {useSyncExternalStore} from 'react';
import type {Engine} from './engine';
import {nextTask} from './next-task';
import type {History, Notebook} from './notebook';
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
  /** What a link has asked the form of a call to be filled in with. */
  readonly asked: Asked | undefined;
};

type Asked = {readonly call: string; readonly path: Readonly<Record<string, string>>};

const notRunning: Session = {
  notebook: undefined,
  problem: undefined,
  page: undefined,
  asked: undefined,
};

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
    if (!session.notebook) keep(here, {marks: []});
    // What the bar said may be of an older release. Written by both, two tabs would never rest.
    else change({notebook: {...session.notebook, shown: here.describe()}});
    return here;
  }
  const left = steps.length - here.steps.length;
  keep(
    here,
    {marks: [], before: historyOf(session.notebook)},
    `The sandbox has changed since you were here, and ${left} of your ${steps.length} steps are no longer possible. The others were replayed.`,
  );
  return here;
}

function loadEngine(): Promise<Engine> {
  engine ??= import('./engine')
    .then(async (module) => {
      await nextTask();
      return module.Engine.begin(window.location.origin);
    })
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

const notKept = "Your browser can't store the sandbox: it ends with this tab.";

/** Keeps where the sandbox is now, and how one comes back from there. */
function keep(here: Engine, back: Omit<History, 'steps'>, problem?: string): void {
  const notebook = {steps: here.steps.slice(), ...back, shown: here.describe()};
  isKept = writeNotebook(notebook);
  const told = session.problem === notKept ? undefined : session.problem;
  change({notebook, problem: isKept ? (problem ?? told) : notKept});
  window.dispatchEvent(new Event('sandbox-started'));
}

const mostReplaced = 5;

/** Without what the bar says, and without what was replaced too long ago. */
function historyOf(history: History | undefined, most = mostReplaced): History {
  const {steps = [], marks = [], before} = history ?? {};
  return {steps, marks, ...(before && most > 1 && {before: historyOf(before, most - 1)})};
}

/** Does something with the sandbox where the reader left it, and keeps what has changed. */
export function withSandbox<Result>(run: (engine: Engine) => Promise<Result>): Promise<Result> {
  return alone(async () => {
    const here = await catchUp();
    const past = here.steps.slice();
    const result = await run(here);
    if (here.steps.length > mostSteps) {
      await here.goTo(past);
      throw new Error(`The sandbox takes at most ${mostSteps} steps. Reset it to go on.`);
    }
    keepAction(here, past);
    return result;
  });
}

/** One press of the reader's, however many steps it took. */
function keepAction(here: Engine, past: readonly Step[]): void {
  const {marks, before} = historyOf(session.notebook);
  const isLonger = past.every((step, index) => step === here.steps[index]);
  if (!isLonger) {
    keep(here, {marks: [], before: historyOf(session.notebook)});
  } else if (here.steps.length > past.length) {
    keep(here, {marks: [...marks, past.length], ...(before && {before})});
  }
}

/** Sends a request to the sandbox in this browser; nothing leaves it. */
export async function sendToSandbox(request: Request): Promise<Response> {
  const step = await toStep(request);
  return withSandbox((here) => here.send(step));
}

export function takeStep(step: Step): Promise<Response> {
  return withSandbox((here) => here.send(step));
}

/** The steps taken, once all that was pressed before has been done. */
export function settledSteps(): Promise<readonly Step[]> {
  return alone(() => {
    takeUp();
    return Promise.resolve(session.notebook?.steps ?? []);
  });
}

/** Takes the reader's last press back; a reset or a shared link as well. `of`: only if it was this. */
export function undo(of?: string): Promise<void> {
  return alone(async () => {
    const here = await catchUp();
    if (of !== undefined && here.steps.at(-1)?.of !== of) return;
    const {steps, marks, before} = historyOf(session.notebook);
    const mark = marks.at(-1);
    if (mark !== undefined) {
      await here.goTo(steps.slice(0, mark));
      keep(here, {marks: marks.slice(0, -1), ...(before && {before})});
    } else if (before) {
      await here.goTo(before.steps);
      keep(here, before);
    }
  });
}

/** Goes to where other steps lead; false, and nothing changes, if one is refused. */
export function replaceSteps(steps: readonly Step[]): Promise<boolean> {
  return alone(async () => {
    const here = await catchUp();
    const past = here.steps.slice();
    if (await here.goTo(steps)) {
      keep(here, {marks: [], before: historyOf(session.notebook)});
      return true;
    }
    await here.goTo(past);
    return false;
  });
}

export function openHostedPage(url: string): void {
  change({page: url});
}

export function closeHostedPage(): void {
  change({page: undefined});
}

export function askForm(asked: Asked): void {
  change({asked});
}

export function takeAsked(): void {
  change({asked: undefined});
}
