import {table} from './table';

/** A figure that has to be at most, or at least, so much; with `of`, so many times another one. */
export type Target = {
  readonly name: string;
  readonly figure: number;
  readonly of?: number;
} & ({readonly atMost: number} | {readonly atLeast: number});

export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const {name, figure, of} = target;
    const value = of === undefined ? figure : figure / of;
    const isMet = 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
    const bound = 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
    return [
      name,
      {
        measured:
          of === undefined
            ? figure
            : `${value.toFixed(2)} (${figure.toLocaleString('en')} of ${of.toLocaleString('en')})`,
        target: of === undefined ? bound : `${bound} times`,
        verdict: isMet ? 'met' : '**missed**',
      },
    ] as const;
  });
  return table(new Map(rows), 'Target');
}
