import type {TradeState} from '@symblepay/openapi/control/types';
import type {Box, Point} from './boxes';
import {boxOf, centreOf, middleOf, rightOf} from './boxes';
import type {DrawnEdge, DrawnState, DrawnText, Drawing, Mark} from './drawing';
import {lineHeight, textSizes} from './drawing';
import type {Edge} from './edges';
import {edges, isEnd, isHeld, partialRefund, states} from './edges';
import {layRoute} from './lay-route';
import type {Layout, Orientation} from './layouts';
import {layouts} from './layouts';
import {measureText, wrapText} from './measure-text';
import {nameState} from './names';
import type {Phase} from './role-names';
import {phases} from './role-names';
import type {Route} from './routes';
import {routes} from './routes';
import {toHead, toPath} from './to-path';

const markDistance = 18;
const legend = [
  'Escrow holds the money',
  'Leads to the end with this mark',
  'Leaves the state as it is',
];

/** The whole map as lines, boxes and texts with their places. */
export function drawMap(orientation: Orientation): Drawing {
  const layout = layouts[orientation];
  const start = {...boxOf(layout, 'invited'), y: 18, height: 4};
  const routed = edges.flatMap((edge) => {
    const route: Route | undefined = routes[orientation][edge.key];
    const from = edge.from === 'start' ? start : boxOf(layout, edge.from);
    return route ? drawEdge(layout, edge, route, from) : [];
  });
  const isRouted = ({from, to}: Edge) =>
    routed.some((each) => each.from === from && each.to === to);
  return {
    width: layout.width,
    height: layout.height,
    start: [centreOf(start), middleOf(start)],
    lanes: (Object.keys(phases) as Phase[]).map((phase) => {
      const {x, width, top, height} = layout.lanes[phase];
      return {x, y: top, width, height, title: drawText(phases[phase], [x + 12, top + 16])};
    }),
    edges: routed,
    states: states.map((state) =>
      drawState(
        layout,
        state,
        edges.filter((edge) => edge.from === state && !isRouted(edge)),
      ),
    ),
    legend: layout.legend.map(([x, y], index) => drawText(legend[index] ?? '', [x + 22, y])),
  };
}

function drawEdge(layout: Layout, {from, to, rows}: Edge, route: Route, box: Box): DrawnEdge {
  const target = boxOf(layout, to);
  const {points, label, isEnd: endsAtLine} = layRoute(layout, route, box, target);
  const arrival: Point = [centreOf(target) + 7, target.y - 20];
  const labels = [
    ...(route.label === undefined ? [] : [drawText(route.label, label, endsAtLine)]),
    ...(route.arrival === undefined ? [] : [drawText(route.arrival, arrival)]),
  ];
  return {from, to, rows, points, path: toPath(points), head: toHead(points), labels};
}

function drawState(layout: Layout, state: TradeState, marked: readonly Edge[]): DrawnState {
  const box = boxOf(layout, state);
  const size = textSizes.state;
  const texts = wrapText(nameState(state), size, box.width - 2 * layout.padding);
  const first = middleOf(box) - ((texts.length - 1) * lineHeight) / 2;
  return {
    ...box,
    state,
    name: nameState(state),
    isHeld: isHeld(state),
    isEnd: isEnd(state),
    lines: texts.map((text, index) => {
      const width = measureText(text, size);
      return {text, width, x: centreOf(box) - width / 2, y: first + index * lineHeight};
    }),
    marks: listMarks(marked).map((mark, index) => ({
      ...mark,
      x: rightOf(box) - 10 - index * markDistance,
      y: box.y,
    })),
  };
}

/** From right to left. */
const markOrder: readonly Mark['to'][] = ['same', 'cancelled', 'returned', 'succeeded'];

/** That part of the money can go back is what the amber edge says. */
function listMarks(marked: readonly Edge[]): readonly Pick<Mark, 'to' | 'rows'>[] {
  const marks = marked.flatMap(({from, to, rows}) => {
    if (to !== from) return {to, rows};
    const shown = rows.filter((row) => row !== partialRefund?.id);
    return shown.length === 0 ? [] : {to: 'same' as const, rows: shown};
  });
  return marks.sort((one, other) => markOrder.indexOf(one.to) - markOrder.indexOf(other.to));
}

function drawText(text: string, [x, y]: Point, endsThere = false): DrawnText {
  const width = measureText(text, textSizes.label);
  return {text, width, x: endsThere ? x - width : x, y};
}
