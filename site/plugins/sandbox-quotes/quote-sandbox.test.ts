import {createProcessor} from '@mdx-js/mdx';
import {limits} from '@symblepay/openapi/control/limits';
import {webhookValidators} from '@symblepay/openapi/validators';
import {expect, test} from 'vitest';
import {replaceElements} from '../quotes/replace-elements';
import {sandboxQuotes} from './quotes';
import {readRecordings} from '../../published/files';
import {findNotifications} from '../../published/recorded-calls';
import {describeSchedule} from './retry-schedule';

async function compile(source: string): Promise<string> {
  const processor = createProcessor({remarkPlugins: [[replaceElements, sandboxQuotes]], jsx: true});
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

test('the schedule has a row for each wait and ends after about 48 hours', () => {
  const rows = describeSchedule();
  expect(rows.map(([attempts]) => attempts)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempt) => `Attempt ${attempt}`),
    'Attempts 10 to 32',
  ]);
  expect(rows[1]).toEqual(['Attempt 2', '30 s', '30 s']);
  expect(rows.at(-1)).toEqual(['Attempts 10 to 32', '2 h', '48 h 7 min 30 s']);
});

test('a sentence quotes how long webhooks are tried', async () => {
  const page = await compile(
    'Respond in <Fact of="webhook-response-time" />, <Fact of="webhook-attempts" /> in <Fact of="webhook-span" />.',
  );
  for (const quoted of ['"10 seconds"', '"32"', '"48 hours"']) {
    expect(page).toContain(quoted);
  }
});

test('every notification that is shown keeps the contract', () => {
  const bodies = findNotifications(readRecordings());
  for (const [name, operation] of [
    ['user.connected', 'receiveUserConnected'],
    ['user.bank-account-connected', 'receiveUserBankAccountConnected'],
    ['trade.changed', 'receiveTradeChanged'],
  ] as const) {
    expect(webhookValidators[operation].validateBody(bodies.get(name))).toEqual([]);
  }
  expect(bodies.get('trade.changed')).toMatchObject({state: 'paid_to_escrow'});
});

test('a guide shows the schedule and a notification', async () => {
  expect(await compile('<SandboxTable of="retry-schedule" />')).toContain('48 h 7 min 30 s');
  expect(await compile('<Notification of="user.connected" />')).toContain('seller-1001');
});

test('a guide shows what the sandbox runs on', async () => {
  const deadlines = await compile('<SandboxTable of="deadlines" />');
  expect(deadlines).toContain('"condition"');
  expect(deadlines).toContain('12 hours');
  expect(deadlines).toContain('6 days');
  expect(await compile('After <Deadline of="delivery" /> it ends.')).toContain('6 days');
  expect(await compile('<SandboxTable of="magic-values" />')).toContain('"auto-decline"');
});

test('a guide lists every state that can be arranged', async () => {
  const states = await compile('<SandboxTable of="states" />');
  expect(limits.TradeState.enum.filter((state) => !states.includes(`"${state}"`))).toEqual([]);
});

test('an unknown name stops the build with the known ones', async () => {
  await expect(compile('<Notification of="trade.lost" />')).rejects.toThrow(
    '"trade.lost" is not one of user.connected, user.bank-account-connected, trade.changed.',
  );
  await expect(compile('<SandboxTable of="deadline" />')).rejects.toThrow(
    '<SandboxTable>: "deadline" is not one of magic-values,',
  );
});
