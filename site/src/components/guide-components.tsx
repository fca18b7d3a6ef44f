import {executed} from './Executed';

/** What a guide can show of an executed scenario (`site/examples`), by the name used in MDX. */
export const guideComponents = {
  /** A call: the request in every language, and the response or a part of it. */
  Example: executed('example'),
  /** The response alone, or a part of it. */
  Response: executed('response'),
  /** The whole scenario as a sequence diagram. */
  Sequence: executed('sequence'),
  /** A user's status, from a step that comes back with a trade. */
  StatusOf: executed('status'),
  /** A user's timeline, from a step that comes back with a trade. */
  TimelineOf: executed('timeline'),
  /** The phases of the trade that the step comes back with. */
  PhasesOf: executed('phases'),
};
