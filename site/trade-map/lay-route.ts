import type {Box, Point} from './boxes';
import {bottomOf, centreOf, middleOf, rightOf} from './boxes';
import type {Layout} from './layouts';
import type {Route, Way} from './routes';

/** How far a line keeps from the boxes that it passes. */
const clearance = 10;

type LaidRoute = {
  readonly points: readonly Point[];
  /** Where its label begins, or ends if it stands left of the line, at half its height. */
  readonly label: Point;
};

/** The corners of an arrow, and the place of its label. */
export function layRoute(layout: Layout, {way, isLabelledLeft}: Route, from: Box, to: Box) {
  const side = isLabelledLeft || way === 'right' || way === 'under' ? -7 : 7;
  const {points, label} = ways[way](layout, from, to);
  return {points, label: [label[0] + side, label[1]] as const, isEnd: side < 0};
}

type LayWay = (layout: Layout, from: Box, to: Box) => LaidRoute;

const ways: Readonly<Record<Way, LayWay>> = {
  down: ({lanes}, from, to) => {
    const x = centreOf(to);
    const start = bottomOf(from);
    // Between two lanes, so that no edge of a lane goes through it.
    const next = Object.values(lanes).find(({top}) => top > start && top < to.y);
    const y = next ? next.top - 15 : (start + to.y - 2) / 2;
    return {points: [[x, start], ...into(to)], label: [x, y]};
  },
  across: (_, from, to) => ({
    points: [
      [rightOf(from), middleOf(from)],
      [to.x, middleOf(to)],
    ],
    label: [rightOf(from), middleOf(from)],
  }),
  elbow: (_, from, to) => {
    const x = centreOf(to);
    const start = x > centreOf(from) ? rightOf(from) : from.x;
    const points: readonly Point[] = [[start, middleOf(from)], [x, middleOf(from)], ...into(to)];
    return {points, label: [x, to.y - 19]};
  },
  delivery: ({lanes: {contract}}, from, to) => {
    const line = contract.top + contract.height + clearance;
    const x = centreOf(from);
    return {
      points: [[x, bottomOf(from)], [x, line], [centreOf(to), line], ...into(to)],
      label: [x, bottomOf(from) + 19],
    };
  },
  left: (_, from, to) => ({
    points: [
      [from.x, middleOf(from)],
      [from.x - clearance, middleOf(from)],
      [from.x - clearance, middleOf(to)],
      [to.x, middleOf(to)],
    ],
    label: [from.x, middleOf(from)],
  }),
  right: ({pitch}, from, to) => {
    const x = rightOf(from) + 7;
    return {
      points: [
        [rightOf(from), middleOf(from)],
        [x, middleOf(from)],
        [x, middleOf(to)],
        [rightOf(to), middleOf(to)],
      ],
      label: [x, middleOf(from) + pitch],
    };
  },
  channel: ({lanes}, from, to) => {
    const x = lanes.return.x - clearance;
    return {
      points: [
        [rightOf(from), middleOf(from)],
        [x, middleOf(from)],
        [x, middleOf(to)],
        [to.x, middleOf(to)],
      ],
      label: [rightOf(from) + clearance, middleOf(from) - clearance],
    };
  },
  over: ({lanes: {delivery}}, from, to) => {
    const line = delivery.top - clearance;
    const track = delivery.x + delivery.width + clearance;
    return {
      points: [...aside(from, track), [track, line], ...turnInto(to, line)],
      label: above(to),
    };
  },
  under: ({lanes, pitch}, from, to) => {
    const line = lanes.return.top - clearance;
    const track = rightOf(from) + clearance + 4;
    const points = [...aside(from, track), [track, line] as const, ...turnInto(to, line)];
    return {points, label: [track, middleOf(from) + pitch]};
  },
};

const into = (to: Box): readonly Point[] => [[centreOf(to), to.y]];
const above = (to: Box): Point => [centreOf(to), to.y - 20];

function aside(from: Box, track: number): readonly Point[] {
  return [
    [rightOf(from), middleOf(from)],
    [track, middleOf(from)],
  ];
}

function turnInto(to: Box, line: number): readonly Point[] {
  return [[centreOf(to), line], ...into(to)];
}
