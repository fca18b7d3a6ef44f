import {AnswerView} from '../AnswerView';
import {ExampleView} from '../ExampleView';
import {PhasesView} from '../PhasesView';
import {SequenceView} from '../SequenceView';
import {StatusView} from '../StatusView';
import {TimelineView} from '../TimelineView';
import type {Views} from './executed';

export const views: Views = {
  example: ExampleView,
  answer: AnswerView,
  sequence: SequenceView,
  status: StatusView,
  timeline: TimelineView,
  phases: PhasesView,
};
