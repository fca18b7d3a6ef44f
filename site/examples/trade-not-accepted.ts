import type {ScenarioTools} from '../recording/scenario';
import {payerOf, sale} from './parts/marketplace';

export const title = 'From creation to finished: the payer rejects the invitation';

export async function run({call}: ScenarioTools): Promise<void> {
  const {tradeId} = await call('initiate', 'initiateTrade', {body: sale('recordPlayer')});
  await call('reject', 'rejectInvitation', {path: payerOf(tradeId)});
}
