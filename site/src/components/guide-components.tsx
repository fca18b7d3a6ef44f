import {ExampleView} from './ExampleView';
import {executed} from './Executed';
import {findTrade} from './Executed/find-call';
import {PhasesView} from './PhasesView';
import {ResponseView} from './ResponseView';
import {SequenceView} from './SequenceView';
import {StatusView} from './StatusView';
import {TimelineView} from './TimelineView';

/** What a guide can show of an executed scenario (`site/examples`), by the name used in MDX. */
export const guideComponents = {
  /** A call: the request in every language, and the response or a part of it. */
  Example: executed(ExampleView),
  /** The response alone, or a part of it. */
  Response: executed(ResponseView),
  /** The whole scenario as a sequence diagram. */
  Sequence: executed(({scenario}) => <SequenceView {...scenario} />),
  /** A user's status, from a step that comes back with a trade. */
  StatusOf: executed(({party = 'payer', ...props}) => (
    <StatusView party={party} user={findTrade(props)[party]} />
  )),
  /** A user's timeline, from a step that comes back with a trade. */
  TimelineOf: executed(({party = 'payer', ...props}) => (
    <TimelineView party={party} timeline={findTrade(props)[party].timeline} />
  )),
  /** The phases of the trade that the step comes back with. */
  PhasesOf: executed((props) => (
    <PhasesView title={props.scenario.title} phases={findTrade(props).phases} />
  )),
};
