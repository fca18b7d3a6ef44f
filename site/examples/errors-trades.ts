import type {ScenarioTools} from '../recording/scenario';
import {ads, newPayee, payeeOf, payerOf, reimbursement, sale} from './parts/marketplace';
import {pays} from './parts/steps';

const body = sale('filmCamera', {checkoutUniquenessKey: ads.filmCamera.saleKey});

export const title = 'Calls that do not fit the trade';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  await refused('payee-not-connected', 'initiateTrade', {
    body: {...body, payeeMarketplaceUserId: newPayee},
  });
  await refused('fees-exceed-amount', 'initiateTrade', {
    body: {...body, amount: 20, payeeFee: 100, payeeFixedFee: 5},
  });

  const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body});
  const ofPayer = payerOf(tradeId);
  await refused('invalid-state', 'acceptItemCondition', {path: ofPayer});
  await refused('wrong-role', 'acceptInvitation', {path: payeeOf(tradeId)});

  await visit('payer-pays', pays('payer', redirectUrl, 'Pays on the hosted page'));
  await refused('already-paid', 'payToEscrow', {path: ofPayer});
  await refused('uniqueness-key-used', 'initiateTrade', {body});
  await refused('insufficient-escrow', 'reimbursePayer', reimbursement(tradeId, 2000));
}
