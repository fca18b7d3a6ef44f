import {ResponseView} from '../ResponseView';
import {ExampleView} from '../ExampleView';
import {PhasesView} from '../PhasesView';
import {SequenceView} from '../SequenceView';
import {StageView} from '../StageView';
import {StatusView} from '../StatusView';
import {TimelineView} from '../TimelineView';
import type {Views} from './executed';

export const views: Views = {
  example: ExampleView,
  response: ResponseView,
  sequence: SequenceView,
  stage: StageView,
  status: StatusView,
  timeline: TimelineView,
  phases: PhasesView,
};
