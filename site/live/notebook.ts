import {isRecord} from './is-record';
import {notebookKey} from './is-wanted';
import {readShown} from './shown';
import type {Shown} from './shown';
import type {Step} from './step';
import {readSteps} from './step';

/** What the reader did. Everything else follows from it. */
export type History = {
  readonly steps: readonly Step[];
  /** How many steps there were before each press, so that one undo takes all of it back. */
  readonly marks: readonly number[];
  /** What was replaced as a whole, by a reset or a shared link. */
  readonly before?: History;
};

/** What the browser keeps of the sandbox. */
export type Notebook = History & {
  /** What the bar says, so that it needs no sandbox to say it. */
  readonly shown: Shown;
};

type Found = {readonly notebook?: Notebook; readonly problem?: string};

const unreadableKey = `${notebookKey}.unreadable`;

export function readNotebook(): Found {
  let text: string | null;
  try {
    text = localStorage.getItem(notebookKey);
  } catch {
    return {};
  }
  if (text === null) return {};
  const notebook = parseNotebook(text);
  if (notebook) return {notebook};
  const place = setAside(text) ? ` The text is still in localStorage, as ${unreadableKey}.` : '';
  return {
    problem: `Your browser's copy of the sandbox can't be read, so it starts over.${place}`,
  };
}

function parseNotebook(text: string): Notebook | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const history = readHistory(value);
    return history && {...history, shown: readShown((value as Partial<Notebook>).shown)};
  } catch {
    return undefined;
  }
}

function readHistory(value: unknown): History | undefined {
  if (!isRecord(value)) return undefined;
  const {marks = []} = value;
  const steps = readSteps(value.steps);
  if (!steps || !Array.isArray(marks) || !marks.every(Number.isInteger)) return undefined;
  const before = readHistory(value.before);
  return {steps, marks: marks as readonly number[], ...(before && {before})};
}

/** Whether it is still there under the other name, which is longer: there may be no room for it. */
function setAside(text: string): boolean {
  try {
    localStorage.removeItem(notebookKey);
    localStorage.setItem(unreadableKey, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is kept: a browser may refuse, or have no room. */
export function writeNotebook(notebook: Notebook): boolean {
  try {
    localStorage.setItem(notebookKey, JSON.stringify(notebook));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has written. */
export function onOtherTab(changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === notebookKey || event.key === null) changed();
  });
}

let locks: Promise<LockManager | undefined> | undefined;

/** Browsers have none for pages without encryption, and refuse them where storage is blocked. */
function findLocks(): Promise<LockManager | undefined> {
  const own = navigator.locks as LockManager | undefined;
  locks ??= Promise.resolve(own?.query()).then(
    () => own,
    () => undefined,
  );
  return locks;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One at a time, in all tabs; without locks in this one. */
export async function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  const found = await findLocks();
  if (found) return found.request(notebookKey, run);
  const turn = lastTurn.then(run, run);
  lastTurn = turn;
  return turn;
}
