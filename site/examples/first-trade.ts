import type {ScenarioTools} from '../recording/scenario';
import {ads, connectUrls, newPayee, payerOf, payoutUrl, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, carryParcel, choosesAccount, pays, signsIn} from './parts/steps';

export const title =
  'A first trade: the payee connects, the payer pays, a parcel travels, the payee is paid';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, visit} = tools;
  const connection = await call('connect-seller', 'connectUser', {
    body: {marketplaceUserId: newPayee, ...connectUrls},
  });
  await visit('payee-signs-in', signsIn(connection.redirectUrl));
  const account = await call('choose-account', 'initiateBankAccount', {
    path: {marketplaceUserId: newPayee},
    body: {returnUrl: payoutUrl},
  });
  await visit('payee-chooses-account', choosesAccount(account.redirectUrl));
  await call('read-seller', 'getUser', {path: {marketplaceUserId: newPayee}});

  const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
    body: sale(
      'filmCamera',
      {
        payeeMarketplaceUserId: newPayee,
        referenceId: ads.filmCamera.orderId,
        checkoutUniquenessKey: ads.filmCamera.saleKey,
      },
      {shipping: smallParcel('Payer', 'Payer')},
    ),
  });
  await visit('payer-pays', pays('payer', redirectUrl, 'Pays into escrow on the hosted page'));
  const path = payerOf(tradeId);
  await call('read-paid', 'getTrade', {path});
  await buyAndPay(tools, 'label', 'payer', tradeId);
  await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
  await call('accept-item', 'acceptItemCondition', {path});
}
