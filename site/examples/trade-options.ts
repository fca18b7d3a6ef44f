import type {ScenarioTools} from '../recording/scenario';
import {
  ads,
  appSwitch,
  checkoutUrls,
  items,
  latePayer,
  otherPayer,
  payee,
  payeeOf,
  payer,
  payerOf,
  sale,
  usualFees,
} from './parts/marketplace';
import {receiver, sender} from './parts/parcels';
import {bikeLoan, bikeService} from './parts/prioritized-payees';
import {acceptsAndPays, pays} from './parts/steps';

export const title = 'Trades with shipping, prioritized payees, a uniqueness key and app switch';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  const shipped = await call('with-shipping', 'initiateTrade', {
    body: {
      ...sale('boardGame'),
      allowedTimeForItemDeliveryInMinutes: 10080,
      shipping: {
        expectedMaxWeight: 2000,
        paidBy: 'Payer',
        returnPaidBy: 'Payer',
        shippingOptions: [
          {method: 'Dao', deliveryPrice: 45, returnPrice: 39},
          {method: 'PostNord', deliveryPrice: 59, returnPrice: 49},
          {method: 'Bring', deliveryPrice: 69, returnPrice: 59},
        ],
        sender,
        receiver,
      },
    },
  });
  await visit('payer-pays', acceptsAndPays(shipped.redirectUrl));
  const path = payerOf(shipped.tradeId);
  await call('read-shipped', 'getTrade', {path});
  await refused('bring-label', 'buyShipment', {
    path,
    body: {price: 69, shipmentProviderId: 'Bring', expectedMaxWeightInGrams: 2000},
  });

  const prioritized = await call('with-prioritized-payees', 'initiateTrade', {
    body: {
      ...sale('cargoBike'),
      referenceId: ads.cargoBike.orderId,
      imageUrls: ads.cargoBike.pictures,
      prioritizedPayees: [bikeLoan, bikeService],
    },
  });
  await call('read-prioritized', 'getTrade', {path: payeeOf(prioritized.tradeId)});

  const onlyOnce = {
    ...items.guitar,
    ...usualFees,
    ...checkoutUrls,
    payeeMarketplaceUserId: payee,
    checkoutUniquenessKey: ads.guitar.saleKey,
  };
  const buyFor = (id: string) => ({body: {...onlyOnce, payerMarketplaceUserId: id}});
  const first = await call('first-payer', 'initiateTrade', buyFor(payer));
  const second = await call('second-payer', 'initiateTrade', buyFor(otherPayer));
  await visit('first-payer-pays', pays('payer', first.redirectUrl, 'Pays the first checkout'));
  await call('read-second', 'getTrade', {
    path: {marketplaceUserId: otherPayer, tradeId: second.tradeId},
  });
  await refused('third-payer', 'initiateTrade', buyFor(latePayer));

  await call('with-app-switch', 'initiateTrade', {body: sale('deskLamp', {}, {appSwitch})});
}
