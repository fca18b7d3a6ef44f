import type {ScenarioTools} from '../recording/scenario';
import {payerOf, sale} from './parts/marketplace';

export const title = 'The response to a call is lost, and the call is sent again';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  const {tradeId} = await call('initiate', 'initiateTrade', {body: sale('bookshelf')});
  const path = payerOf(tradeId);
  await call('accept', 'acceptInvitation', {path});
  await refused('accept-again', 'acceptInvitation', {path});
  await call('read', 'getTrade', {path});
}
