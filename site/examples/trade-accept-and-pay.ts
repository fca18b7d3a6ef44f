import type {ScenarioTools} from '../recording/scenario';
import {appSwitch, checkoutUrls, payerOf, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {payByLink} from './parts/steps';

export const title = 'Accept, choose a parcel shop and pay in one go';

export async function run(tools: ScenarioTools): Promise<void> {
  const {tradeId} = await tools.call('initiate', 'initiateTrade', {
    body: sale('runningShoes', {}, {shipping: smallParcel('Payer', 'Payer')}),
  });
  const path = payerOf(tradeId);
  await tools.refused('unknown-shop', 'acceptInvitationAndPay', {
    path,
    query: {receiverShopId: 'dao-9999-001'},
  });
  const payment = await tools.call('accept-and-pay', 'acceptInvitationAndPay', {
    path,
    query: {receiverShopId: 'dao-2200-014'},
  });
  const body = {...checkoutUrls, appSwitch: {...appSwitch, operatingSystem: 'Android'}};
  await payByLink(tools, 'payer', payment, {body});
  await tools.call('read-shop', 'getTrade', {path});
}
