import type {Point} from './boxes';

const corner = 7;
const head = {length: 7, width: 4};

/** The outline of a line with rounded corners. It ends where the head of its arrow begins. */
export function toPath(all: readonly Point[]): string {
  const points = withoutRepeats(all);
  const tip = points.at(-1) ?? [0, 0];
  const end = towards(tip, points.at(-2) ?? tip, head.length - 1);
  const [start, ...rest] = [...points.slice(0, -1), end];
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${write(point)}`;
    const before = rest[index - 1] ?? start;
    const radius = Math.min(corner, distance(before, point) / 2, distance(point, next) / 2);
    const [arrives, leaves] = [towards(point, before, radius), towards(point, next, radius)];
    return `L${write(arrives)}Q${write(point)} ${write(leaves)}`;
  });
  return `M${write(start)}${parts.join('')}`;
}

/** The outline of an arrow's head. */
export function toHead(all: readonly Point[]): string {
  const points = withoutRepeats(all);
  const tip = points.at(-1) ?? [0, 0];
  const [x, y] = towards(tip, points.at(-2) ?? tip, head.length);
  const [across, along] = x === tip[0] ? [head.width, 0] : [0, head.width];
  return `M${write(tip)}L${write([x - across, y - along])}L${write([x + across, y + along])}Z`;
}

/** A line that turns nowhere has no corner. */
function withoutRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before && distance(before, point) === 0) return false;
    return !(
      before &&
      after &&
      (isSame(before, point, after, 0) || isSame(before, point, after, 1))
    );
  });
}

function isSame(one: Point, two: Point, three: Point, axis: 0 | 1): boolean {
  return one[axis] === two[axis] && two[axis] === three[axis];
}

function towards([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const whole = distance([x, y], [toX, toY]);
  if (whole === 0) return [x, y];
  return [x + ((toX - x) * length) / whole, y + ((toY - y) * length) / whole];
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

function write([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
