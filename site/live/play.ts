import type {Engine} from './engine';
import type {RunStep} from '../recording/run-step';
import {isChange, listIds} from '../recording/run-step';
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
 * Plays a step of a scenario with all that it needs. It goes on with the reader's trade if the
 * latest steps are the scenario's own; otherwise it makes a new trade.
 */
export async function play(engine: Engine, options: Play): Promise<Played> {
  const {steps, name, scenario, edited, onStep} = options;
  const index = steps.findIndex((step) => step.name === name);
  const target = steps[index];
  if (!target) throw new Error(`There is no step ${name}.`);
  const needed = steps.slice(0, index).filter(isChange);
  for (const isBegunAnew of [false, true]) {
    if (isBegunAnew) await engine.goTo([]);
    const ids = new Map<string, string>();
    const known = isBegunAnew ? 0 : findKnown(engine, needed, scenario, ids);
    needed.slice(0, known).forEach(onStep);
    const isPlayed = await playAll(engine, needed.slice(known), ids, options);
    if (!isPlayed && !isBegunAnew) continue;
    const sent = {...toStep(target, ids, scenario), ...edited};
    const response = await engine.send(sent);
    const isAsRecorded = response.status < 400 === target.status < 400;
    if (!isAsRecorded && !isBegunAnew && !edited) continue;
    rememberIds(target, await response.clone().text(), ids);
    return {response, ids, isBegunAnew};
  }
  throw new Error('The example cannot be played.');
}

/** How many of the needed steps the reader's latest steps are, and the ids that they gave. */
function findKnown(
  engine: Engine,
  needed: readonly RunStep[],
  scenario: string,
  ids: Map<string, string>,
): number {
  const {steps} = engine;
  for (let known = Math.min(needed.length, steps.length); known > 0; known--) {
    const offset = steps.length - known;
    ids.clear();
    const isKnown = needed.slice(0, known).every((step, index) => {
      const taken = steps[offset + index];
      if (!taken || !isSame(taken, toStep(step, ids, scenario))) return false;
      rememberIds(step, engine.responses[offset + index] ?? '', ids);
      return true;
    });
    if (isKnown) return known;
  }
  ids.clear();
  return 0;
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
  return listIds(text).reduce((result, id) => result.replaceAll(id, ids.get(id) ?? id), text);
}

function rememberIds(step: RunStep, response: string, ids: Map<string, string>): void {
  const own = listIds(response);
  step.ids.forEach((id, index) => ids.set(id, own[index] ?? id));
}
