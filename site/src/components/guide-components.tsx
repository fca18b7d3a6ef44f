import type {ReactNode} from 'react';
import {Executed} from './Executed';
import type {Party} from './Executed/executed';

type OfScenario = {readonly scenario: string};
type OfStep = OfScenario & {readonly step: string};
type OfPart = OfStep & {readonly part?: string};
type OfParty = OfStep & {readonly party: Party};

/** What a guide can show of an executed scenario (`site/examples`), by the name used in MDX. */
export const guideComponents = {
  /** A call: the request in every language, and the answer or a part of it. */
  Example: (props: OfPart): ReactNode => <Executed view="example" {...props} />,
  /** The answer alone, or a part of it. */
  Answer: (props: OfPart): ReactNode => <Executed view="answer" {...props} />,
  /** The whole scenario as a sequence diagram. */
  Sequence: (props: OfScenario): ReactNode => <Executed view="sequence" {...props} />,
  /** A user's status, from a step that is answered with a trade. */
  StatusOf: (props: OfParty): ReactNode => <Executed view="status" {...props} />,
  /** A user's timeline, from a step that is answered with a trade. */
  TimelineOf: (props: OfParty): ReactNode => <Executed view="timeline" {...props} />,
  /** The phases of the trade that the step is answered with. */
  PhasesOf: (props: OfStep): ReactNode => <Executed view="phases" {...props} />,
};
