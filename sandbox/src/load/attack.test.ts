import {expect, test} from 'vitest';
import type {Sandbox} from '../sandbox';
import {createSandbox} from '../sandbox';
import {attack, conclude, createAttacker} from './attack';

/** What an attacker notes about one bad request when the sandbox's response is tampered with. */
async function attackOnce(
  take: (response: () => Promise<Response>) => Promise<Response>,
): Promise<readonly string[]> {
  const sandbox = await createSandbox();
  const fetch: Sandbox['fetch'] = (request) => take(() => sandbox.fetch(request));
  const attacker = createAttacker({...sandbox, fetch});
  await attack(attacker, 'initiateTrade', {body: '{}'});
  return conclude(attacker);
}

const never = <Value>() => new Promise<Value>(() => undefined);

test('A request that never gets a response is noted, and the attacker goes on', async () => {
  const problems = await attackOnce(() => never());
  expect(problems).toEqual(['initiateTrade did not respond within a second on {}: ']);
});

test('A request that waits for a timer is noted', async () => {
  const problems = await attackOnce(async (response) => {
    await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    return response();
  });
  expect(problems).toEqual(['initiateTrade did not respond within a second on {}: ']);
});

test('A response whose body never ends is noted', async () => {
  const endless = new ReadableStream({pull: () => never()});
  const problems = await attackOnce(() => Promise.resolve(new Response(endless)));
  expect(problems).toEqual(['initiateTrade did not respond within a second on {}: ']);
});

test('A response that costs over a second of the processor is noted', async () => {
  const problems = await attackOnce((response) => {
    const begun = process.cpuUsage();
    let used;
    do used = process.cpuUsage(begun);
    while (used.user + used.system <= 1_000_000);
    return response();
  });
  expect(problems.join()).toContain('took over a second of the processor');
});

test('A response that comes late because the machine was busy elsewhere is not noted', async () => {
  const problems = await attackOnce((response) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    return response();
  });
  expect(problems).toEqual([]);
});
