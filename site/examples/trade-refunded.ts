import type {ScenarioTools} from '../recording/scenario';
import {createdByPayer, payeeOf, payerOf, sale} from './parts/marketplace';
import {payByLink} from './parts/steps';

export const title = 'From payment to finished: the payer pays first, then the payee says no';

export async function run(tools: ScenarioTools): Promise<void> {
  const {tradeId} = await tools.call('initiate', 'initiateTrade', {
    header: createdByPayer,
    body: sale('oakTable'),
  });
  const payment = await tools.call('pay', 'payToEscrow', {path: payerOf(tradeId)});
  await payByLink(tools, 'payer', payment, {text: 'Pays the price and the fee into escrow'});
  await tools.call('reject', 'rejectInvitation', {path: payeeOf(tradeId)});
}
