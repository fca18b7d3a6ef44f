import {stateRows, transitions} from '@symblepay/sandbox/facts';
import {describe, expect, test} from 'vitest';
import type {Box} from './boxes';
import {bottomOf, doOverlap, rightOf} from './boxes';
import {drawMap} from './draw-map';
import type {DrawnText} from './drawing';
import {lineHeight, textSizes} from './drawing';
import {edges, partialRefund} from './edges';
import {listRows} from './map-data';
import {routes} from './routes';

const drawings = (['wide', 'narrow'] as const).map((name) => ({name, ...drawMap(name)}));

test('the table of the map has every row of the sandbox and no other', () => {
  expect(listRows().map(({id, from}) => [id, from])).toEqual(
    transitions.map(({id, from}) => [id, from]),
  );
});

test('what a reimbursement pays back is part of its name', () => {
  const names = listRows().flatMap(({id, name}) => (name.includes('price') ? [[id, name]] : []));
  expect(names).toEqual([
    ['T46', 'Reimburse the payer, a part of the price'],
    ['T47', 'Reimburse the payer, the whole price'],
  ]);
});

describe.each(drawings)('$name', ({name, width, height, states, lanes, edges: drawn, legend}) => {
  test('every row is drawn from each of its states, and no other', () => {
    const arrows = drawn.flatMap(({from, to, rows}) => rows.map((row) => `${row} ${from} ${to}`));
    const marks = states.flatMap(({state, marks: own}) =>
      own.flatMap(({to, rows}) =>
        rows.map((row) => `${row} ${state} ${to === 'same' ? state : to}`),
      ),
    );
    const amber = states
      .filter(({isHeld}) => isHeld)
      .map(({state}) => `${partialRefund?.id ?? ''} ${state} ${state}`);
    const table = transitions.flatMap(({id, from, to}) =>
      (from.length === 0 ? ['start'] : from).flatMap((source) => {
        const targets = to === 'delivery' ? ['awaitingShipment', 'manualDelivery'] : [to];
        return targets.map((target) => `${id} ${source} ${target === 'same' ? source : target}`);
      }),
    );
    expect([...arrows, ...marks, ...amber].sort()).toEqual(table.sort());
  });

  test('every state is drawn once, and every route leads somewhere', () => {
    expect(states.map(({state}) => state)).toEqual(Object.keys(stateRows));
    const known = edges.map(({key}) => key);
    expect(Object.keys(routes[name]).filter((key) => !known.includes(key as never))).toEqual([]);
  });

  test('what leads to no end has an arrow', () => {
    const targets = states.flatMap((state) => state.marks.map(({to}) => to));
    expect([...new Set(targets)].sort()).toEqual(['cancelled', 'returned', 'same', 'succeeded']);
  });

  const marks = states.flatMap(({marks: own}) => own.map(({x, y}) => around(x, y, 7.5)));
  const labels = [
    ...drawn.flatMap((edge) => edge.labels),
    ...legend,
    ...lanes.map(({title}) => title),
  ].map((text) => ({name: text.text, ...boxOfText(text, textSizes.label)}));

  test('no box, mark or text lies over another, or out of the picture', () => {
    const all = [
      ...states.map(({state, ...box}) => ({...box, name: state})),
      ...labels,
      ...marks.map((mark) => ({...mark, name: 'mark'})),
    ];
    const overlaps = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => doOverlap(one, other) && !isOnItsState(one, other))
        .map((other) => `${one.name} / ${other.name}`),
    );
    expect(overlaps).toEqual([]);
    const outside = all.filter(
      (box) => box.x < 0 || rightOf(box) > width || bottomOf(box) > height,
    );
    expect(outside.map((box) => box.name)).toEqual([]);
  });

  test('the name of a state stays inside its box', () => {
    for (const state of states) {
      for (const line of state.lines) {
        const text = boxOfText(line, lineHeight);
        expect(text.x).toBeGreaterThan(state.x);
        expect(rightOf(text)).toBeLessThan(rightOf(state));
        expect(text.y).toBeGreaterThan(state.y);
        expect(bottomOf(text)).toBeLessThan(bottomOf(state));
      }
    }
  });

  test('no line goes through a text, a mark or a box', () => {
    const obstacles = [
      ...labels,
      ...marks.map((mark) => ({...mark, name: 'mark'})),
      ...states.map(({state, x, y, width: w, height: h}) => ({
        ...around(x + w / 2, y + h / 2, w / 2 - 1, h / 2 - 1),
        name: state,
      })),
    ];
    const lines = drawn.flatMap(({from, to, points}) =>
      points.slice(1).map((end, index) => ({
        name: `${from} ${to}`,
        ...boxOfLine(points[index] ?? end, end),
      })),
    );
    const edgesOfLanes = lanes.flatMap(({x, y, width: w, height: h, title}) => [
      {name: `edge of ${title.text}`, x, y, width: w, height: 0.1},
      {name: `edge of ${title.text}`, x, y: y + h, width: w, height: 0.1},
      {name: `edge of ${title.text}`, x, y, width: 0.1, height: h},
      {name: `edge of ${title.text}`, x: x + w, y, width: 0.1, height: h},
    ]);
    const struck = [...lines, ...edgesOfLanes].flatMap((line) =>
      obstacles.filter((box) => doOverlap(line, box)).map((box) => `${line.name}: ${box.name}`),
    );
    expect(struck).toEqual([]);
  });
});

function around(x: number, y: number, width: number, height = width): Box {
  return {x: x - width, y: y - height, width: 2 * width, height: 2 * height};
}

function boxOfText({x, y, width}: DrawnText, height: number): Box {
  return {x, y: y - height / 2, width, height};
}

function boxOfLine([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): Box {
  return {
    x: Math.min(x, toX),
    y: Math.min(y, toY),
    width: Math.max(Math.abs(toX - x), 0.1),
    height: Math.max(Math.abs(toY - y), 0.1),
  };
}

/** A mark sits on the edge of its state. */
function isOnItsState(one: {name: string}, other: {name: string}): boolean {
  return (
    (one.name === 'mark') !== (other.name === 'mark') &&
    !/[A-Z]/.test(one.name.charAt(0) + other.name.charAt(0))
  );
}
