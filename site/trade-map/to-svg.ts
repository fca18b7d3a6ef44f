import type {Drawing} from './drawing';
import type {Shape} from './shape';
import {
  edgeShapes,
  labelShapes,
  laneShapes,
  legendShapes,
  startShapes,
  stateShapes,
} from './shapes';
import {signShapes} from './signs';

/** The tokens of one colour mode: `surface` is `#fff`. */
export type Tokens = Readonly<Record<string, string>>;

/** The map as a file. It knows no page, so it has its own ground and colours. */
export function toSvg(drawing: Drawing, tokens: Tokens): string {
  const {width, height, lanes, start, edges, states, legend} = drawing;
  const ground: Shape = {name: 'rect', attributes: {width, height, fill: 'var(--surface)'}};
  const shapes = [
    ground,
    ...lanes.flatMap(laneShapes),
    ...startShapes(start),
    ...edges.flatMap(edgeShapes),
    ...edges.flatMap(labelShapes),
    ...states.flatMap(stateShapes),
    ...states.flatMap(({marks}) => marks.map(({to, x, y}) => signShapes(to, x, y))),
    ...legendShapes(legend),
  ];
  const face = `font-family="${(tokens.face ?? '').replaceAll('"', "'")}"`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const content = shapes.map((shape) => write(shape, tokens)).join('');
  // Each letter where the face has it, not at the next whole pixel.
  const precise = 'text-rendering="geometricPrecision"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${face} ${precise}>${content}</svg>\n`;
}

function write({name, attributes, children = [], text}: Shape, tokens: Tokens): string {
  const held = text && {textLength: text.width, lengthAdjust: 'spacingAndGlyphs'};
  const written = Object.entries({...attributes, ...held}).map(
    ([key, value]) => ` ${nameAttribute(key)}="${colour(value, tokens)}"`,
  );
  const content = children.map((child) => write(child, tokens)).join('') + (text?.text ?? '');
  const end = content === '' ? '/>' : `>${content}</${name}>`;
  return `<${name}${written.join('')}${end}`;
}

/** SVG has most of its own names with a hyphen, and two of ours without. */
function nameAttribute(name: string): string {
  if (name === 'textLength' || name === 'lengthAdjust') return name;
  return name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}

function colour(value: string | number, tokens: Tokens): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10);
  const name = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (name === undefined) return value;
  const token = tokens[name];
  if (token === undefined) throw new Error(`site/theme/css/tokens.css has no --${name}.`);
  return token;
}
