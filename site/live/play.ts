import type {Engine} from './engine';
import type {RunStep} from '../recording/run-step';
import {listIds, replaceIds} from '../recording/ids';
import {isChange} from '../recording/run-step';
import type {Step} from './step';

/** The reader's own ids, by those of the recording. */
export type OwnIds = ReadonlyMap<string, string>;

export type Played = {
  readonly response: Response;
  readonly ids: OwnIds;
  /** The sandbox had to begin anew, because what was there did not let the scenario happen again. */
  readonly isBegunAnew: boolean;
};

type Play = {
  readonly steps: readonly RunStep[];
  /** The step to play; those that it needs are played before it. */
  readonly name: string;
  /** Another path or body than the recorded one. */
  readonly edited?: Partial<Pick<Step, 'path' | 'body'>>;
  /** The scenario, so that an edited step still counts as its own. */
  readonly scenario: string;
  readonly onStep: (step: RunStep) => void;
};

/**
 * Plays a step of a scenario with all that it needs:
 * 1. where all of that has happened already, on the reader's own trade
 * 2. otherwise it goes on from the reader's latest steps, if they are the scenario's own
 * 3. where that does not come back as recorded, the sandbox begins anew
 */
export async function play(engine: Engine, options: Play): Promise<Played> {
  const {steps, name, edited, onStep} = options;
  const index = steps.findIndex((step) => step.name === name);
  const target = steps[index];
  if (!target) throw new Error(`There is no step ${name}.`);
  const needed = steps.slice(0, index).filter(isChange);
  const before = engine.steps.slice();
  for (const begin of [findAll, findLatest, beginAnew]) {
    await engine.goTo(before);
    const begun = await begin(engine, needed, options.scenario);
    if (!begun) continue;
    const {known, ids} = begun;
    needed.slice(0, known).forEach(onStep);
    const isPlayed = await playAll(engine, needed.slice(known), ids, options);
    const response = await engine.send({...toStep(target, ids, options.scenario), ...edited});
    const isRefused = response.status >= 400;
    const isAsRecorded = isPlayed && isRefused === target.status >= 400;
    if (!isAsRecorded && !edited && begin !== beginAnew) continue;
    // What is edited and refused changes nothing, not even what came before it.
    if (edited && isRefused) await engine.goTo(before);
    else rememberIds(target, await response.clone().text(), ids);
    return {response, ids, isBegunAnew: begin === beginAnew};
  }
  throw new Error('The example cannot be played.');
}

/** How many of the needed steps have happened, and the ids that they gave. */
type Begun = {readonly known: number; readonly ids: Map<string, string>};

/** All of them, wherever that was last. */
function findAll(engine: Engine, needed: readonly RunStep[], scenario: string): Begun | undefined {
  for (let offset = engine.steps.length - needed.length; offset >= 0; offset--) {
    const ids = matchAt(engine, offset, needed, scenario);
    if (ids) return {known: needed.length, ids};
  }
  return undefined;
}

/** As many as the latest steps are. */
function findLatest(engine: Engine, needed: readonly RunStep[], scenario: string): Begun {
  for (let known = Math.min(needed.length, engine.steps.length); known > 0; known--) {
    const offset = engine.steps.length - known;
    const ids = matchAt(engine, offset, needed.slice(0, known), scenario);
    if (ids) return {known, ids};
  }
  return {known: 0, ids: new Map()};
}

async function beginAnew(engine: Engine): Promise<Begun> {
  await engine.goTo([]);
  return {known: 0, ids: new Map()};
}

/** The reader's ids, if the steps from there on are the needed ones. */
function matchAt(
  {steps, responses}: Engine,
  offset: number,
  needed: readonly RunStep[],
  scenario: string,
): Map<string, string> | undefined {
  const ids = new Map<string, string>();
  const isMatch = needed.every((step, index) => {
    const taken = steps[offset + index];
    if (!taken || !isSame(taken, toStep(step, ids, scenario))) return false;
    rememberIds(step, responses[offset + index] ?? '', ids);
    return true;
  });
  return isMatch ? ids : undefined;
}

/** An edited step of the same example is as good as the recorded one. */
function isSame(taken: Step, wanted: Step): boolean {
  return (
    taken.method === wanted.method &&
    taken.path === wanted.path &&
    (taken.body === wanted.body || (taken.of !== undefined && taken.of === wanted.of))
  );
}

/** False where one is refused. */
async function playAll(
  engine: Engine,
  needed: readonly RunStep[],
  ids: Map<string, string>,
  {scenario, onStep}: Play,
): Promise<boolean> {
  for (const step of needed) {
    const response = await engine.send(toStep(step, ids, scenario));
    if (response.status >= 400) return false;
    rememberIds(step, await response.clone().text(), ids);
    onStep(step);
  }
  return true;
}

/** The step with the reader's ids. */
function toStep({method, path, headers, body, name}: RunStep, ids: OwnIds, scenario: string): Step {
  return {
    method,
    path: withOwnIds(path, ids),
    headers,
    ...(body !== undefined && {body: withOwnIds(body, ids)}),
    of: `${scenario}/${name}`,
  };
}

export function withOwnIds(text: string, ids: OwnIds): string {
  return replaceIds(text, (id) => ids.get(id) ?? id);
}

function rememberIds(step: RunStep, response: string, ids: Map<string, string>): void {
  const own = listIds(response);
  step.ids.forEach((id, index) => ids.set(id, own[index] ?? id));
}
