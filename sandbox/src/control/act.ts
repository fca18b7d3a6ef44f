import type {Action, SimulatedEvent, Step} from '@symblepay/openapi/control/types';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import {transitions} from '../trade/transitions';
import {perform} from '../world/move-trade';
import type {World} from '../world/world';
import {simulate} from './simulate';
import {listSteps, makeCommand} from './steps';

/** The step that an action means; refused where there is none, or more than one. */
export function findStep(trade: Trade, {on, by, transition}: Action): Step {
  const steps = listSteps(trade);
  const found = steps.filter(
    (step) =>
      step.on === on &&
      (by ?? step.by) === step.by &&
      (transition ?? step.transition) === step.transition,
  );
  const [step] = found;
  if (step && found.length === 1) return step;
  const [problem, choice] = step
    ? ['More than one step fits; add by or transition.', found]
    : ['Nobody can do this now.', steps];
  const possible = choice.map((each) => `${each.on} by ${each.by} (${each.transition})`);
  throw new Refusal('invalid-state', `${problem} Possible: ${possible.join(', ') || 'nothing'}.`);
}

/** Takes a step that the clock does not take. */
export function takeStep(world: World, trade: Trade, {kind, on, by, transition}: Step): void {
  if (kind === 'simulate') {
    simulate(world, trade, on as SimulatedEvent);
    return;
  }
  const row = transitions.find(({id}) => id === transition);
  const command = row && makeCommand(trade, row, by, world.nextId());
  if (command) perform(world, trade, command);
}
