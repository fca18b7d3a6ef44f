import type {ScenarioTools} from '../recording/scenario';
import {ads, mixedFees, newPayee, otherPayer, payerOf, sale} from './parts/marketplace';
import {acceptsAndPays} from './parts/steps';

export const title = 'Requests about trades that are refused';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  const trade = sale('winterCoat', mixedFees);
  await refused('payee-not-connected', 'initiateTrade', {
    body: {...trade, payeeMarketplaceUserId: newPayee},
  });
  await refused('breaks-limits', 'initiateTrade', {body: {...trade, title: '', amount: 4.99}});
  await refused('fees-exceed-amount', 'initiateTrade', {
    body: {...trade, amount: 5, payeeFixedFee: 19},
  });

  const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: trade});
  const path = payerOf(tradeId);
  await refused('pay-too-early', 'payToEscrow', {path});
  await visit('payer-pays', acceptsAndPays(redirectUrl));
  await refused('pay-twice', 'payToEscrow', {path});

  await refused('status-for-stranger', 'createTradeStatusLink', {
    path: {marketplaceUserId: otherPayer, tradeId},
    header: {'X-Correlation-Id': 'gulerod-2026-03-02-000419'},
    body: {returnUrl: ads.winterCoat.tradeUrl},
  });
  await refused('status-without-address', 'createTradeStatusLink', {path, body: {returnUrl: ''}});
}
