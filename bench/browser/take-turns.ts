/** More or fewer for a quick look: BENCH_RUNS=1. */
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** For readers of the figures. */
export const turns = runs === 1 ? 'Measured once.' : `Medians of ${runs}, measured in turns.`;
export const slowVisit = `One cold visit at a time in one browser: processor slowed four times, 10 Mbit/s, 40 ms, brotli, no cache headers. ${turns}`;

type Figures = Readonly<Record<string, number | boolean>>;

/**
 * Measures everything once before it counts (the server compresses what it sends then), and then in
 * turns: a busy moment of the machine hits everything alike. Each round begins with another subject,
 * so that none always follows the heaviest. Gives the middle of each figure.
 */
export async function takeTurns<Subject, F extends Figures>(
  subjects: ReadonlyMap<string, Subject>,
  measure: (subject: Subject) => Promise<F>,
): Promise<ReadonlyMap<string, F>> {
  const measured = new Map<string, F[]>();
  for (const subject of subjects.values()) await measure(subject);
  for (let run = 0; run < runs; run++) {
    const order = [...subjects];
    order.push(...order.splice(0, run % order.length));
    for (const [name, subject] of order) {
      measured.set(name, [...(measured.get(name) ?? []), await measure(subject)]);
    }
  }
  return new Map([...measured].map(([name, list]) => [name, middleOf(list)]));
}

/** The middle of each figure. */
export function middleOf<F extends Figures>(list: readonly F[]): F {
  const entries = Object.keys(list[0] ?? {}).map((key) => {
    const values = list.map((figures) => figures[key]).sort((a, b) => Number(a) - Number(b));
    return [key, values[Math.floor(values.length / 2)]];
  });
  return Object.fromEntries(entries) as F;
}
