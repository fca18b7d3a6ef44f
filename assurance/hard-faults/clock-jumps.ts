import {join} from 'node:path';
import type {Snapshot} from '@symblepay/openapi/control/types';
import {findBrokenState} from '@symblepay/sandbox/broken-rules';
import type {Client} from '@symblepay/sandbox/conformance';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import {Ledger} from './ledger';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import {runSandbox} from './sandbox-process';
import {sendTraffic} from './traffic';

const responses = 60;
const day = 86_400_000;
const mostPieces = 40;
/** The longest jump is over the whole life of a trade, the shortest is a tick. */
const lengths = [50, 10_000, day / 24, day, 10 * day, 120 * day, 3_000 * day];

/**
 * Clients go on while the clock moves by ticks and by years. Then the way from one moment to another
 * is gone in one jump, in many pieces, and with a kill in between: all three end in the same state.
 */
export async function jumpInTime(
  program: string,
  folder: string,
  times: number,
  seed = 8,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries('jumps of the clock');
  for (let time = 0; time < times; time++) {
    const options = ['--data', join(folder, `clock-${time}`)];
    let {client, end} = await runSandbox(program, options);
    const length = Math.ceil((lengths[time % lengths.length] ?? day) * (0.5 + random()));
    const pieces = cut(length, 1 + Math.floor(random() * mostPieces), random);
    const traffic = sendTraffic(client, random, `j${time}`);
    await traffic.answered(responses);
    // Meanwhile, clients go on.
    for (const piece of pieces) await advance(client, piece);
    await traffic.answered(traffic.attempts.length + responses);
    await traffic.end();
    const ledger = new Ledger();
    ledger.note(traffic.attempts);
    ledger.note([{deed: 'jump', effects: [], moves: length, outcome: 'answered'}]);
    const start = await client.control('snapshot');
    const wrong = [...(await ledger.check(start))];
    tries.countAttempts(traffic.attempts);

    const target = (start.clock[0]?.[1].now ?? 0) + length;
    const to = new Date(target).toISOString();
    await client.control('setClock', {body: {to}});
    const atOnce = await client.control('snapshot');
    const {nextDue} = await client.control('readClock');
    if (nextDue !== null && Date.parse(nextDue) <= target) wrong.push(`${nextDue} is not over.`);
    await client.control('restore', {body: start});
    for (const piece of pieces) await advance(client, piece);
    const inPieces = await client.control('snapshot');

    await client.control('restore', {body: start});
    for (const piece of pieces.slice(0, -1)) await advance(client, piece);
    const last = client.control('setClock', {body: {to}}).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, random() * 10));
    await end('SIGKILL');
    await last;
    ({client, end} = await runSandbox(program, options));
    await client.control('setClock', {body: {to}});
    const afterKill = await client.control('snapshot');
    await end('SIGKILL');
    tries.count('moves', 2 * pieces.length + 1);
    tries.count('events on the way', atOnce.events.length - start.events.length);
    tries.add([
      ...wrong,
      ...(isSame(inPieces, atOnce) ? [] : [`${pieces.length} moves are not one of ${length} ms.`]),
      ...(isSame(afterKill, atOnce) ? [] : [`With a kill, a move of ${length} ms is another.`]),
      ...(await findBrokenState(atOnce)),
    ]);
  }
  return tries.outcome;
}

async function advance(client: Client, milliseconds: number): Promise<void> {
  await client.control('advanceClock', {body: {milliseconds}});
}

/** Whole milliseconds, zero among them, that add up to the length. */
function cut(length: number, count: number, random: () => number): readonly number[] {
  const cuts = Array.from({length: count}, () => Math.floor(random() * (length + 1)));
  const places = [0, ...cuts, length].sort((one, other) => one - other);
  return places.slice(1).map((place, index) => place - (places[index] ?? 0));
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
