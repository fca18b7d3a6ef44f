import type {CallView, EventView} from '../../../plugins/executed-examples/present';
import type {RecordedStep} from '../../../recording/recording';
import type {Actor} from '../../../recording/scenario';
import type {EscrowChange} from './follow-escrow';
import {followEscrow} from './follow-escrow';

type DrawnCall = Pick<CallView, 'kind' | 'name' | 'title' | 'href' | 'forParty' | 'status'>;

/** What a diagram needs to know of a step. */
export type SequenceStep = (DrawnCall | EventView) & Pick<RecordedStep, 'movements'>;

export type DrawnStep = EscrowChange & {
  readonly step: SequenceStep;
  readonly from: Actor;
  /** Consecutive steps of one actor are one group. */
  readonly opensGroup: boolean;
  readonly closesGroup: boolean;
};

export function arrangeSteps(steps: readonly SequenceStep[]): readonly DrawnStep[] {
  const changes = followEscrow(steps.map(({movements}) => movements));
  const actors = steps.map(actorOf);
  return steps.flatMap((step, index) => {
    const [from, change] = [actors[index], changes[index]];
    if (from === undefined || change === undefined) return [];
    return {
      ...change,
      step,
      from,
      opensGroup: actors[index - 1] !== from,
      closesGroup: actors[index + 1] !== from,
    };
  });
}

function actorOf(step: SequenceStep): Actor {
  return step.kind === 'call' ? 'marketplace' : step.by;
}
