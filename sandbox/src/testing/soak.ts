import {parseArgs} from 'node:util';
import fc from 'fast-check';
import {createSandbox} from '../sandbox';
import {Refusal} from '../trade/refusal';
import {start} from './a-trade';
import {attack, CALLS_WITH_BODY, conclude, createAttacker} from './attack';
import {bodyFaults} from './bad-bodies';
import {Coverage} from './coverage';
import {findBroken} from './invariants';
import {storm} from './storm';
import {someWalk, walk} from './walk';

/** The long run: a million commands on trades, bad bodies by the hundred thousand, a storm of calls. */
const {values} = parseArgs({
  options: {
    commands: {type: 'string', default: '1000000'},
    bodies: {type: 'string', default: '100000'},
    calls: {type: 'string', default: '20000'},
    seed: {type: 'string', default: String(Date.now() % 1_000_000)},
  },
});

const seed = Number(values.seed);
const problems: string[] = [];
console.log(`seed ${seed}`);

walkTrades(Number(values.commands));
await sendBadBodies(Number(values.bodies));
await runStorms(Number(values.calls));

if (problems.length > 0) {
  console.error(problems.slice(0, 20).join('\n'));
  process.exitCode = 1;
}

function walkTrades(commands: number): void {
  const begun = performance.now();
  const coverage = new Coverage();
  let done = 0;
  for (let round = 0; done < commands; round++) {
    for (const {terms, steps} of fc.sample(someWalk, {numRuns: 1_000, seed: seed + round})) {
      coverage.add(start(terms));
      for (const {after} of walk(terms, steps)) {
        done++;
        if (after instanceof Refusal) continue;
        coverage.add(after);
        problems.push(...findBroken(after));
      }
    }
  }
  console.log(`${done} commands in ${seconds(begun)} s, seen`, coverage.count());
}

async function sendBadBodies(bodies: number): Promise<void> {
  const begun = performance.now();
  const attacker = createAttacker(await createSandbox());
  const calls = CALLS_WITH_BODY;
  for (let round = 0; attacker.count < bodies; round++) {
    for (const body of fc.sample(bodyFaults, {numRuns: 1_000, seed: seed + round})) {
      const id = calls[attacker.count % calls.length];
      if (id) await attack(attacker, id, {body});
    }
  }
  problems.push(...conclude(attacker));
  console.log(`${attacker.count} bad bodies, ${attacker.refused} refused, in ${seconds(begun)} s`);
}

async function runStorms(calls: number): Promise<void> {
  const begun = performance.now();
  let done = 0;
  while (done < calls) {
    const report = await storm(await createSandbox(), 2_000, seed + done);
    done += report.calls;
    problems.push(...report.problems);
  }
  console.log(`${done} calls in storms in ${seconds(begun)} s`);
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
