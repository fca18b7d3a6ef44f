import type {Box} from './boxes';
import type {DrawnEdge, DrawnState, DrawnText, Drawing} from './drawing';
import {textSizes} from './drawing';
import type {Shape} from './shape';
import {signShapes} from './signs';

export function laneShapes({title, ...box}: Drawing['lanes'][number]): readonly Shape[] {
  const attributes = {...place(box), rx: 10, fill: 'var(--sunken)', stroke: 'var(--line)'};
  return [{name: 'rect', attributes}, textShape(title, 'var(--faint)', textSizes.label, 600)];
}

export function startShapes([cx, cy]: Drawing['start']): readonly Shape[] {
  return [{name: 'circle', attributes: {cx, cy, r: 4, fill: 'var(--quiet)'}}];
}

export function edgeShapes({path, head}: DrawnEdge): readonly Shape[] {
  const line = {d: path, fill: 'none', stroke: 'var(--control)', strokeWidth: 1.5};
  return [
    {name: 'path', attributes: line},
    {name: 'path', attributes: {d: head, fill: 'var(--control)'}},
  ];
}

export function labelShapes({labels}: DrawnEdge): readonly Shape[] {
  return labels.map((label) => textShape(label, 'var(--quiet)', textSizes.label, 400));
}

export function stateShapes({isHeld, isEnd, lines, state, ...box}: DrawnState): readonly Shape[] {
  const edge = isHeld
    ? {stroke: 'var(--held-fill)', strokeWidth: 2}
    : {stroke: 'var(--control)', strokeWidth: 1};
  return [
    {name: 'rect', attributes: {...place(box), rx: 8, fill: 'var(--surface)', ...edge}},
    ...lines.map((line) => textShape(line, 'var(--text)', textSizes.state, 500)),
    ...(isEnd ? [signShapes(state, box.x + 14, box.y)] : []),
  ];
}

export function legendShapes(legend: Drawing['legend']): readonly Shape[] {
  return legend.flatMap((entry, index) => {
    const {x, y} = entry;
    const swatch = {x: x - 22, y: y - 6, width: 15, height: 12, rx: 3};
    const amber = {fill: 'var(--surface)', stroke: 'var(--held-fill)', strokeWidth: 2};
    const sign: Shape =
      index === 0
        ? {name: 'rect', attributes: {...swatch, ...amber}}
        : signShapes(index === 1 ? 'cancelled' : 'same', x - 14, y);
    return [sign, textShape(entry, 'var(--quiet)', textSizes.label, 400)];
  });
}

function textShape(text: DrawnText, fill: string, fontSize: number, fontWeight: number): Shape {
  const attributes = {x: text.x, y: text.y + fontSize * 0.36, fill, fontSize, fontWeight};
  return {name: 'text', attributes, text};
}

function place({x, y, width, height}: Box): Box {
  return {x, y, width, height};
}
