import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {usualFees} from './parts/fees';
import {boardGame, cargoBike, deskLamp, guitar} from './parts/items';
import {receiver, sender} from './parts/parcels';
import {bikeLoan, bikeService} from './parts/prioritized-payees';
import {usualTerms} from './parts/terms';
import {appSwitch, checkoutUrls} from './parts/urls';
import {latePayer, otherPayer, payee, payer} from './parts/users';
import {acceptsAndPays, pays} from './parts/visits';

export default defineScenario({
  title: 'Trades with shipping, prioritized payees, a uniqueness key and app switch',
  async run({call, refused, visit}) {
    const shipped = await call('with-shipping', 'initiateTrade', {
      body: {
        ...boardGame,
        ...usualTerms,
        allowedTimeForItemDeliveryInMinutes: 10080,
        shipping: {
          expectedMaxWeight: 2000,
          paidBy: 'Payer',
          returnPaidBy: 'Payee',
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
    const path = {marketplaceUserId: payer, tradeId: shipped.tradeId};
    await call('read-shipped', 'getTrade', {path});
    await refused('bring-label', 'buyShipment', {
      path,
      body: {price: 69, shipmentProviderId: 'Bring', expectedMaxWeightInGrams: 2000},
    });

    const prioritized = await call('with-prioritized-payees', 'initiateTrade', {
      body: {
        ...cargoBike,
        ...usualTerms,
        referenceId: ads.cargoBike.id,
        imageUrls: ads.cargoBike.pictures,
        prioritizedPayees: [bikeLoan, bikeService],
      },
    });
    await call('read-prioritized', 'getTrade', {
      path: {marketplaceUserId: payee, tradeId: prioritized.tradeId},
    });

    const onlyOnce = {
      ...guitar,
      ...usualFees,
      ...checkoutUrls,
      payeeMarketplaceUserId: payee,
      checkoutUniquenessKey: ads.guitar.saleKey,
    };
    const first = await call('first-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: payer},
    });
    const second = await call('second-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: otherPayer},
    });
    await visit('first-payer-pays', pays('payer', first.redirectUrl, 'Pays the first checkout'));
    await call('read-second', 'getTrade', {
      path: {marketplaceUserId: otherPayer, tradeId: second.tradeId},
    });
    await refused('third-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: latePayer},
    });

    await call('with-app-switch', 'initiateTrade', {
      body: {
        ...deskLamp,
        ...usualTerms,
        appSwitch,
      },
    });
  },
});
