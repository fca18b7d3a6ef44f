import type {ScenarioTools} from '../recording/scenario';
import {payerOf, sale} from './parts/marketplace';

const body = sale('bookshelf');

export const title = 'Amounts and dates of a trade';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  await refused('amount-as-text', 'initiateTrade', {body: {...body, amount: '520,50'}});
  await refused('amount-too-small', 'initiateTrade', {body: {...body, amount: 4.99}});
  const {tradeId} = await call('initiate', 'initiateTrade', {body});
  const path = payerOf(tradeId);
  await call('accept-and-pay', 'acceptInvitationAndPay', {path});
  await call('read', 'getTrade', {path});
}
