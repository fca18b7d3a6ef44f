import {summaries} from '@symblepay/openapi/texts';
import type {Party} from '@symblepay/openapi/types';
import {kebabCase} from '@symblepay/reference/anchors';
import {routes} from '../../routes';
import {findParty} from './find-party';
import type {RecordedCall, RecordedEvent, RecordedStep, Recording} from '../../recording/recording';

/** A recorded call, as guides show it. */
export type CallView = Omit<RecordedCall, 'operationId' | 'parameters'> & {
  readonly title: string;
  /** The user for whom the marketplace makes the call, if it is one of the trade's two. */
  readonly forParty: Party | undefined;
  /** Where the reference describes it. */
  readonly href: string;
};

/** What happens without a call, as guides show it. */
export type EventView = Omit<RecordedEvent, 'sent'>;

export type ScenarioView = {
  readonly title: string;
  readonly steps: readonly ((CallView | EventView) & Moving)[];
};

export function presentRecording({title, steps}: Recording): ScenarioView {
  return {
    title,
    steps: steps.map((step) =>
      step.kind === 'event' ? presentEvent(step) : presentCall(step, steps),
    ),
  };
}

function presentEvent({kind, name, by, text, movements}: RecordedEvent & Moving) {
  return {kind, name, by, text, movements};
}

type Moving = Pick<RecordedStep, 'movements'>;

function presentCall<Call extends RecordedCall>(call: Call, steps: readonly RecordedStep[]) {
  const {operationId, parameters, ...shown} = call;
  return {
    ...shown,
    title: summaries[operationId],
    forParty: findParty({parameters, body: shown.body}, steps),
    href: `${routes.reference}#${kebabCase(operationId)}`,
  };
}
