import type {ScenarioTools} from '../recording/scenario';
import {ads, appSwitch, payeeOf, payerOf, sale} from './parts/marketplace';

export const title = 'Both users follow the trade on the trade status page';

export async function run({call, visit}: ScenarioTools): Promise<void> {
  const {tradeId} = await call('initiate', 'initiateTrade', {body: sale('headphones')});
  const payerPage = await call('payer-link', 'createTradeStatusLink', {
    path: payerOf(tradeId),
    body: {returnUrl: ads.headphones.tradeUrl},
  });
  await visit('payer-pays', {
    by: 'payer',
    url: payerPage.redirectUrl,
    choice: 'accept-and-pay',
    text: 'Accepts and pays on the status page',
  });
  await call('read-paid', 'getTrade', {path: payerOf(tradeId)});
  await call('payee-link', 'createTradeStatusLink', {
    path: payeeOf(tradeId),
    body: {returnUrl: ads.headphones.tradeUrl, appSwitch},
  });
  await visit('payer-approves', {
    by: 'payer',
    url: payerPage.redirectUrl,
    choice: 'accept-condition',
    text: 'Opens the same link again and approves the item',
  });
}
