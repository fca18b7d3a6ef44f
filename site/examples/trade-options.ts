import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualFees} from './parts/fees';
import {usualTerms} from './parts/terms';
import {checkoutUrls} from './parts/urls';
import {payee, payer} from './parts/users';
import {acceptsAndPays, pays} from './parts/visits';

export default defineScenario({
  title: 'Trades with shipping, prioritized payees, a uniqueness key and app switch',
  async run({call, refused, visit}) {
    const shipped = await call('with-shipping', 'initiateTrade', {
      body: {
        title: 'Board game',
        description: 'Complete, played twice.',
        amount: 275,
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
          sender: {
            name: 'Oliver Thygesen',
            email: 'oliver.thygesen@gulerod.example',
            phoneNumber: '+45 20123404',
            address: 'Boulevarden 31',
            postalCode: '9000',
            city: 'Aalborg',
          },
          receiver: {
            name: 'Magnus Overgaard',
            email: 'magnus.overgaard@gulerod.example',
            phoneNumber: '+45 20123402',
            address: 'Vestergade 18',
            postalCode: '8000',
            city: 'Aarhus C',
          },
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
        title: 'Cargo bike',
        description: 'Five years old, serviced in May. The loan is paid off with the sale.',
        amount: 8500,
        ...usualTerms,
        referenceId: 'ad-7781204',
        imageUrls: ['https://pictures.gulerod.example/7781204/1.jpg'],
        prioritizedPayees: [
          {
            amount: 3200,
            bankAccount: 'DK5000400440116243',
            bankReferenceText: 'Loan 5567-01',
            description: 'Rest of the loan on the bike',
          },
          {
            amount: 450,
            fikCode: '+71<000000000055673+87654321<',
            description: 'Unpaid service of the bike',
          },
        ],
      },
    });
    await call('read-prioritized', 'getTrade', {
      path: {marketplaceUserId: payee, tradeId: prioritized.tradeId},
    });

    const onlyOnce = {
      title: 'Guitar',
      description: 'One of a kind.',
      amount: 5100,
      ...usualFees,
      ...checkoutUrls,
      payeeMarketplaceUserId: payee,
      checkoutUniquenessKey: 'ad-9920031-sale',
    };
    const first = await call('first-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: payer},
    });
    const second = await call('second-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: 'user-60311'},
    });
    await visit('first-payer-pays', pays('payer', first.redirectUrl, 'Pays the first checkout'));
    await call('read-second', 'getTrade', {
      path: {marketplaceUserId: 'user-60311', tradeId: second.tradeId},
    });
    await refused('third-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: 'user-60312'},
    });

    await call('with-app-switch', 'initiateTrade', {
      body: {
        title: 'Desk lamp',
        description: 'Brass, with a new cable.',
        amount: 180,
        ...usualTerms,
        appSwitch: {
          appSwitchCallbackUri: 'gulerod://trades/back',
          operatingSystem: 'iOS',
        },
      },
    });
  },
});
