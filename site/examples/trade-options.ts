import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Trades with shipping, prioritized payees, a uniqueness key and app switch',
  async run({call, refused, visit}) {
    const payer = 'user-48213';
    const payee = 'user-10077';
    const people = {payerMarketplaceUserId: payer, payeeMarketplaceUserId: payee};
    const fees = {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1, payeeFixedFee: 0};
    const returnUrls = {
      successUrl: 'https://www.gulerod.example/paid',
      cancelUrl: 'https://www.gulerod.example/not-paid',
    };
    const shipped = await call('with-shipping', 'initiateTrade', {
      body: {
        title: 'Board game',
        description: 'Complete, played twice.',
        amount: 275,
        ...fees,
        ...people,
        ...returnUrls,
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
    await visit('payer-pays', {
      by: 'payer',
      url: shipped.redirectUrl,
      choice: 'pay',
      text: 'Accepts and pays on the hosted page',
    });
    await call('read-shipped', 'getTrade', {
      path: {marketplaceUserId: payer, tradeId: shipped.tradeId},
    });
    await refused('bring-label', 'buyShipment', {
      path: {marketplaceUserId: payer, tradeId: shipped.tradeId},
      body: {price: 69, shipmentProviderId: 'Bring', expectedMaxWeightInGrams: 2000},
    });

    const prioritized = await call('with-prioritized-payees', 'initiateTrade', {
      body: {
        title: 'Cargo bike',
        description: 'Five years old, serviced in May. The loan is paid off with the sale.',
        amount: 8500,
        ...fees,
        ...people,
        ...returnUrls,
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
      ...fees,
      ...returnUrls,
      payeeMarketplaceUserId: payee,
      checkoutUniquenessKey: 'ad-9920031-sale',
    };
    const first = await call('first-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: payer},
    });
    const second = await call('second-payer', 'initiateTrade', {
      body: {...onlyOnce, payerMarketplaceUserId: 'user-60311'},
    });
    await visit('first-payer-pays', {
      by: 'payer',
      url: first.redirectUrl,
      choice: 'pay',
      text: 'Pays the first checkout',
    });
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
        ...fees,
        ...people,
        ...returnUrls,
        appSwitch: {
          appSwitchCallbackUri: 'gulerod://trades/back',
          operatingSystem: 'iOS',
        },
      },
    });
  },
});
