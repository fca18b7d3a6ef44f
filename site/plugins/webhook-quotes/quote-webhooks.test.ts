import {createProcessor} from '@mdx-js/mdx';
import {webhookValidators} from '@symblepay/openapi/validators';
import {expect, test} from 'vitest';
import {quoteWebhooks} from '.';
import {collectNotifications} from './notifications';
import {describeSchedule} from './retry-schedule';

async function compile(source: string): Promise<string> {
  const processor = createProcessor({remarkPlugins: [quoteWebhooks], jsx: true});
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

test('the schedule has a row for each wait and ends after about 48 hours', () => {
  const rows = describeSchedule();
  expect(rows.map(({attempts}) => attempts)).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    '10 to 32',
  ]);
  expect(rows[1]).toEqual({attempts: '2', wait: '30 s', after: '30 s'});
  expect(rows.at(-1)).toEqual({attempts: '10 to 32', wait: '2 h', after: '48 h 7 min 30 s'});
});

test('every notification that is shown keeps the contract', async () => {
  const bodies = await collectNotifications();
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
  expect(await compile('<RetrySchedule />')).toContain('48 h 7 min 30 s');
  expect(await compile('<Notification of="user.connected" />')).toContain('auto-seller-1001');
});

test('an unknown name stops the build with the known ones', async () => {
  await expect(compile('<Notification of="trade.lost" />')).rejects.toThrow(
    '"trade.lost" is not one of user.connected, user.bank-account-connected, trade.changed.',
  );
});
