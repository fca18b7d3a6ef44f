import type {TradeCreation} from '@symblepay/openapi/types';
import {SEED} from '@symblepay/sandbox';
import {defineScenario} from '../plugins/executed-examples/scenario';

const sale: TradeCreation = {
  title: 'Film camera',
  description: 'A 35 mm camera from 1978, tested with one roll of film.',
  amount: 1850,
  payerFee: 2.5,
  payerFixedFee: 5,
  payeeFee: 1,
  payeeFixedFee: 0,
  payerMarketplaceUserId: SEED.payer,
  payeeMarketplaceUserId: SEED.payee,
  successUrl: 'https://www.gulerod.example/paid',
  cancelUrl: 'https://www.gulerod.example/not-paid',
};

const withoutCancelUrl = Object.fromEntries(
  Object.entries(sale).filter(([field]) => field !== 'cancelUrl'),
);

export default defineScenario({
  title: 'Requests that are refused whatever the state of a trade',
  async run({call, refused}) {
    const header = {'X-Correlation-Id': 'gulerod-2026-03-02-000417'};
    await refused('not-found', 'getTrade', {
      path: {marketplaceUserId: SEED.payer, tradeId: '00000000-0000-4000-8000-000000000000'},
      header,
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {body: sale});
    await refused('of-another-organisation', 'getTrade', {
      path: {marketplaceUserId: SEED.payer, tradeId},
      header: {...header, Authorization: `Bearer ${SEED.otherKey}`},
    });
    await refused('validation-error', 'initiateTrade', {
      header,
      body: {
        ...withoutCancelUrl,
        title: '',
        amount: 4,
        shipping: {expectedMaxWeight: 2000},
      },
    });
    await refused('name-too-short', 'createBusinessUser', {
      body: {
        businessId: SEED.businessId,
        businessLocationId: '1012345699',
        name: 'N',
        phoneNumber: '+45 35123456',
      },
    });
    await refused(
      'unauthorized',
      'getUser',
      {
        path: {marketplaceUserId: SEED.payee},
        header: {...header, Authorization: 'Bearer DELETED_KEY'},
      },
      401,
    );
  },
});
