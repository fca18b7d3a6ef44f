import {clientAt} from '../client-at';
import type {Followed} from '../guide-test';
import {expect, test} from '../guide-test';
import {sandboxPorts} from '../sites';

// One at a time: each runs a sandbox, a shell and receivers of its own beside the browser.
test.describe.configure({mode: 'default'});

test('"First trade in two minutes" ends in a payout, with nothing but what the page says', async ({
  followGuide,
}) => {
  const {printed} = await followGuide('/docs/getting-started', sandboxPorts.firstTrade);
  expect(refusalsIn(printed)).toEqual([]);
  expect(printed.filter((response) => response.includes('"finished":{"succeeded":'))).toHaveLength(
    1,
  );
  // The last command asks what may happen next.
  expect(printed.at(-1)?.trim()).toBe('[]');
});

test('every command of the testing guide is carried out by the sandbox', async ({followGuide}) => {
  const {printed} = await followGuide('/docs/getting-started/testing', sandboxPorts.testing);
  expect(refusalsIn(printed)).toEqual([]);
  expect(printed).toContain('https://www.gulerod.example/profile/payouts\n');
  await expect.poll(() => readDeliveries(sandboxPorts.testing)).toContain('"status":204');
});

test('every command of the environments guide is carried out by the sandbox', async ({
  followGuide,
}) => {
  const {printed} = await followGuide('/docs/guidelines/environments', sandboxPorts.environments);
  expect(refusalsIn(printed)).toEqual([]);
  expect(printed[0]).toContain('"hasCompletedOnboarding":true');
});

test('every command of the errors guide is carried out, and the module retries', async ({
  followGuide,
}) => {
  const port = sandboxPorts.errors;
  const {printed} = await followGuide('/docs/guidelines/errors', port);
  expect(refusalsIn(printed)).toEqual(['not-found', 'validation-error']);
  expect(printed.at(-1)).toContain('hasCompletedOnboarding: true');
  expect(await clientAt(`http://127.0.0.1:${port}`).control('listFaults')).toEqual([]);
});

test('the receiver of the webhooks guide hears of each change once, after an outage too', async ({
  followGuide,
}) => {
  const {printed, statuses} = await followGuide('/docs/guidelines/webhooks', sandboxPorts.webhooks);
  expect(refusalsIn(printed)).toEqual([]);
  expect(statuses).toEqual(['You are invited to a trade', 'Trade cancelled']);
  await expect.poll(() => readDeliveries(sandboxPorts.webhooks)).toContain('"status":204');
});

function refusalsIn(printed: Followed['printed']): readonly string[] {
  return printed.flatMap((response) => /"typeCode":"([^"]+)"/.exec(response)?.[1] ?? []);
}

/** Notifications are sent after the response that caused them. */
async function readDeliveries(port: number): Promise<string> {
  return JSON.stringify(await clientAt(`http://127.0.0.1:${port}`).control('listDeliveries'));
}
