import {ExampleView} from '../ExampleView';
import {PhasesView} from '../PhasesView';
import {ResponseView} from '../ResponseView';
import {SequenceView} from '../SequenceView';
import {StageView} from '../StageView';
import {StatusView} from '../StatusView';
import {TimelineView} from '../TimelineView';
import type {Views} from './executed';
import {findTrade} from './find-call';

export const views: Views = {
  example: ExampleView,
  response: ResponseView,
  sequence: ({scenario: {title, steps}}) => <SequenceView title={title} steps={steps} />,
  stage: StageView,
  status: ({party = 'payer', ...props}) => (
    <StatusView party={party} user={findTrade(props)[party]} />
  ),
  timeline: ({party = 'payer', ...props}) => (
    <TimelineView party={party} timeline={findTrade(props)[party].timeline} />
  ),
  phases: (props) => <PhasesView title={props.scenario.title} phases={findTrade(props).phases} />,
};
