import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {createSandbox} from '../sandbox';
import type {Coverage} from '../model-checks/coverage';
import {wholeModel} from '../model-checks/coverage';
import {attackAtRandom, stormAtRandom, walkAtRandom} from './soak-rounds';

const help = `The long run: a million commands on trades, bad requests by the hundred thousand, storms of calls.

  npm run sandbox:soak -- [options]

  --commands 1000000  commands on trades, each followed by all invariants
  --bodies 100000     bad requests
  --calls 20000       calls in storms
  --seed NUMBER       the same seed gives the same run; printed when none is given
  --resume FILE       notes in FILE how far the run is, and goes on from there the next time
`;

const {values} = parseArgs({
  options: {
    commands: {type: 'string', default: '1000000'},
    bodies: {type: 'string', default: '100000'},
    calls: {type: 'string', default: '20000'},
    seed: {type: 'string', default: String(Date.now() % 1_000_000)},
    resume: {type: 'string'},
    help: {type: 'boolean', default: false},
  },
});

type Part = 'commands' | 'bodies' | 'calls';
type Progress = {
  readonly seed: number;
  /** How many rounds of each part are done, and how many steps they had. */
  readonly rounds: Record<Part, number>;
  readonly done: Record<Part, number>;
  readonly seen: ReturnType<Coverage['list']>;
  readonly problems: string[];
};

const secondsBetweenLines = 20;

if (values.help) process.stdout.write(help);
else await soak();

async function soak(): Promise<void> {
  const progress = readProgress();
  const begun = performance.now();
  console.log(`seed ${progress.seed}`);
  await run('commands', progress, (seed, seen) => Promise.resolve(walkAtRandom(seed, seen)));
  await run('bodies', progress, async (seed) => attackAtRandom(await createSandbox(), seed));
  await run('calls', progress, async (seed) => stormAtRandom(await createSandbox(), seed));
  const {seen, problems} = progress;
  for (const [kind, size] of Object.entries(wholeModel)) {
    const count = seen[kind as keyof typeof seen].length;
    if (Number(values.commands) >= 30_000 && count !== size) {
      problems.push(`The walks saw ${count} of ${size} ${kind}.`);
    }
  }
  console.log(`${problems.length} problems, ${seconds(begun)} s in all`);
  if (problems.length === 0) return;
  console.error(problems.slice(0, 20).join('\n'));
  process.exitCode = 1;
}

type Round = (
  seed: number,
  seen: Progress['seen'],
) => Promise<{count: number; seen?: Progress['seen']; problems: readonly string[]}>;

async function run(part: Part, progress: Progress, round: Round): Promise<void> {
  const wanted = Number(values[part]);
  const begun = performance.now();
  let lastLine = begun;
  while (progress.done[part] < wanted) {
    const result = await round(progress.seed + progress.rounds[part]++, progress.seen);
    progress.done[part] += result.count;
    progress.problems.push(...result.problems.slice(0, 20));
    Object.assign(progress.seen, result.seen);
    if (values.resume !== undefined) writeFileSync(values.resume, JSON.stringify(progress));
    if (performance.now() - lastLine > secondsBetweenLines * 1000) {
      lastLine = performance.now();
      report(part, progress, begun);
    }
  }
  report(part, progress, begun);
}

function report(part: Part, {done, rounds, problems}: Progress, begun: number): void {
  console.log(
    `${part}: ${done[part]} of ${values[part]}, ${rounds[part]} rounds, ${problems.length} problems, ${seconds(begun)} s`,
  );
}

function readProgress(): Progress {
  if (values.resume !== undefined && existsSync(values.resume)) {
    return JSON.parse(readFileSync(values.resume, 'utf8')) as Progress;
  }
  const none = () => ({commands: 0, bodies: 0, calls: 0});
  return {
    seed: Number(values.seed),
    rounds: none(),
    done: none(),
    seen: {rows: [], states: [], milestones: [], actions: [], icons: []},
    problems: [],
  };
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0);
}
