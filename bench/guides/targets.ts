import type {VisitFigures} from '../browser/measure-visit';
import type {Target} from '../results/targets';
import type {ClickFigures} from './measure-click';

export function visitTargets(visited: ReadonlyMap<string, VisitFigures>): readonly Target[] {
  const figures = (name: string) => figuresOf(visited, name);
  const guides = ['Trades', 'Trade details'].flatMap((guide): Target[] => {
    const ours = figures(`${guide}, ours`);
    const stock = figures(`${guide}, Docusaurus`);
    const starlight = figures(`${guide}, Starlight`);
    const better = (key: 'firstPaintMs' | 'largestPaintMs') => Math.min(stock[key], starlight[key]);
    return [
      {name: `${guide}: script KB`, figure: ours.scriptKb, atMost: 100},
      {name: `${guide}: style KB`, figure: ours.styleKb, atMost: 12},
      {name: `${guide}: requests`, figure: ours.requests, atMost: 14},
      {
        name: `${guide}: first paint, to the better peer's`,
        figure: ours.firstPaintMs,
        of: better('firstPaintMs'),
        atMost: 1.1,
      },
      {
        name: `${guide}: largest paint, to the better peer's`,
        figure: ours.largestPaintMs,
        of: better('largestPaintMs'),
        atMost: 1.1,
      },
      {
        name: `${guide}: blocking ms, or Starlight's`,
        figure: ours.blockingMs,
        atMost: Math.max(150, starlight.blockingMs),
      },
    ];
  });
  const shifts = [...visited].filter(([name]) => name.endsWith(', ours'));
  return [
    ...guides,
    {
      name: "reference: first paint, to a guide's",
      figure: figures('reference, ours').firstPaintMs,
      of: figures('Trades, ours').firstPaintMs,
      atMost: 1.2,
    },
    ...shifts.map(([name, {layoutShift}]) => ({
      name: `${name.replace(', ours', '')}: layout shift`,
      figure: layoutShift,
      atMost: 0,
    })),
  ];
}

export function clickTargets(clicked: ReadonlyMap<string, ClickFigures>): readonly Target[] {
  const of = figuresOf(clicked, 'to a large guide, Starlight').headingMs;
  const most = {'to a large guide': 0.6, 'to a small guide': 0.6, 'to the reference': 0.8};
  return Object.entries(most).map(([name, atMost]) => ({
    name: `${name}, to Starlight's to a large one`,
    figure: figuresOf(clicked, `${name}, ours`).headingMs,
    of,
    atMost,
  }));
}

function figuresOf<F>(measured: ReadonlyMap<string, F>, name: string): F {
  const figures = measured.get(name);
  if (figures === undefined) throw new Error(`"${name}" was not measured.`);
  return figures;
}
