import type {TradeSummary} from '@symblepay/openapi/control/types';
import {itemsForSale} from '../control/items';
import {describeTrade, seeded} from '../control/seed';
import type {Client} from './client';
import type {Checks} from './checks';
import {expectEqual, expectRejection} from './expect';
import {meet, newTrade} from './flow-checks';

/** The clock: deadlines, and money that waits for a banking day. */
export const clockChecks: Checks = {
  async 'Deadlines fire when the clock passes them'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {
      body: {...newTrade(), referenceId: 'auto-pay', allowedTimeForItemDeliveryInMinutes: 90},
    });
    const path = {marketplaceUserId: 'buyer-7', tradeId};
    await client.control('advanceClock', {body: {minutes: 89}});
    const before = await client.call('getTrade', {path});
    expectEqual(before.payer.status.deadline, '2026-03-02T10:30:00.000Z', 'deadline');
    await client.control('advanceClock', {body: {minutes: 1}});
    const after = await client.call('getTrade', {path});
    expectEqual(after.phases.finished?.cancelled, '2026-03-02T10:30:00.000Z', 'cancelled');
    expectEqual(after.phases.finished?.amount, 1000, 'refunded less the fee');
  },

  async 'Two short moves of the clock equal one long move'(client) {
    await client.control('advanceClock', {body: {days: 3, hours: 4}});
    await client.control('advanceClock', {body: {days: 4}});
    const short = await client.snapshot();
    await client.control('reset');
    await client.control('advanceClock', {body: {days: 7, hours: 4}});
    expectEqual(await client.snapshot(), short, 'snapshot');
    await expectRejection(
      client.control('setClock', {body: {to: '2026-01-01T00:00:00Z'}}),
      'time went back',
    );
  },

  async 'The clock runs to the next deadline'(client) {
    const {nextDue} = await client.control('readClock');
    const {now} = await client.control('runClockToNext');
    expectEqual(now, nextDue, 'time');
  },

  async 'A payout can wait for the next banking day'(client) {
    await client.control('changeSettings', {body: {payout: 'next-banking-day'}});
    const {path} = await meet(client);
    // Maundy Thursday 2026 is the second of April; banks open again on the seventh.
    await client.control('setClock', {body: {to: '2026-04-01T12:00:00Z'}});
    const {tradeId} = await client.call('initiateTrade', {
      body: {...describeTrade(itemsForSale.cargoBike), amount: 1000, referenceId: 'auto-pay'},
    });
    const payer = path(seeded.payer, tradeId);
    const accepted = await client.call('acceptItemCondition', {path: payer});
    const {succeeded, released, amount} = accepted.phases.finished ?? {};
    expectEqual(
      [succeeded, released, amount],
      ['2026-04-01T12:00:00.000Z', undefined, undefined],
      'ended',
    );
    expectEqual((await findBalances(client, tradeId)).escrowedPrice, 100_000, 'still held');
    await client.control('setClock', {body: {to: '2026-04-07T06:59:59Z'}});
    expectEqual((await findBalances(client, tradeId)).payee, 0, 'nothing yet');
    await client.control('advanceClock', {body: {seconds: 1}});
    const paid = await client.call('getTrade', {path: payer});
    const {finished} = paid.phases;
    expectEqual(
      [finished?.released, finished?.amount],
      ['2026-04-07T07:00:00.000Z', 990],
      'paid out',
    );
    const balances = Object.values(await findBalances(client, tradeId));
    expectEqual(
      balances.reduce((sum, one) => sum + one, 0),
      0,
      'sum of all money',
    );
    expectEqual((await findBalances(client, tradeId)).escrowedPrice, 0, 'nothing held');
    await client.control('advanceClock', {body: {days: 30}});
    expectEqual((await findBalances(client, tradeId)).payee, 99_000, 'paid once');
    const again = await client.snapshot();
    await client.control('restore', {rawBody: again});
    expectEqual(await client.call('getTrade', {path: payer}), paid, 'replayed');
    await expectRejection(
      client.control('changeSettings', {body: {payout: 'never' as never}}),
      'unknown time',
    );
  },
};

async function findBalances(client: Client, tradeId: string): Promise<TradeSummary['balances']> {
  const trades = await client.control('listTrades');
  const trade = trades.find((one) => one.tradeId === tradeId);
  if (!trade) throw new Error(`There is no trade ${tradeId}.`);
  return trade.balances;
}
