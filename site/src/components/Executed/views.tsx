import {ResponseView} from '../ResponseView';
import {ExampleView} from '../ExampleView';
import {PhasesView} from '../PhasesView';
import {SequenceView} from '../SequenceView';
import {StatusView} from '../StatusView';
import {TimelineView} from '../TimelineView';
import type {Views} from './executed';

export const views: Views = {
  example: ExampleView,
  response: ResponseView,
  sequence: SequenceView,
  status: StatusView,
  timeline: TimelineView,
  phases: PhasesView,
};
