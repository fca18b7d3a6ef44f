import {defineScenario} from '../plugins/executed-examples/scenario';
import {checkoutUrls} from './parts/urls';
import {payer} from './parts/users';

export default defineScenario({
  title: 'Register a company, sell as it, edit it and delete it',
  async run({call, refused}) {
    const company = {
      businessId: '12345674',
      businessLocationId: '1012345679',
      name: 'Aarhus Cykler ApS',
      phoneNumber: '+45 86123456',
      address: {
        streetName: 'Vestergade',
        houseNumber: '18',
        city: 'Aarhus C',
        postNumber: '8000',
        municipalityName: 'Aarhus',
        floor: '1',
        sideDoor: 'tv',
      },
      payoutsAccountNumber: '00400440116243',
    };
    const {businessId, businessLocationId} = company;
    const path = {businessId, businessLocationId};
    const {userId} = await call('create', 'createBusinessUser', {body: company});
    await call('read', 'getBusinessUser', {path});
    await call('read-as-user', 'getUser', {path: {marketplaceUserId: userId}});
    const {tradeId} = await call('sell', 'initiateTrade', {
      body: {
        title: 'City bike',
        description: 'New, with two years of warranty.',
        amount: 4999,
        payerFee: 0,
        payerFixedFee: 0,
        payeeFee: 2,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: userId,
        ...checkoutUrls,
      },
    });
    await refused('not-allowed', 'createBusinessUser', {
      body: {...company, businessId: '99999999'},
    });
    await refused('twice', 'createBusinessUser', {body: company});
    await refused('breaks-limits', 'createBusinessUser', {
      body: {
        ...company,
        name: 'A',
        phoneNumber: '86123456',
        payoutsAccountNumber: 'DK5000400440116244',
      },
    });
    await call('edit', 'editBusinessUser', {
      path,
      body: {
        name: 'Aarhus Cykler og Ladcykler ApS',
        phoneNumber: '+45 86123457',
        address: company.address,
        payoutsAccountNumber: 'DK5000400440116243',
      },
    });
    await call('read-edited', 'getBusinessUser', {path});
    await refused('delete-too-early', 'deleteBusinessUser', {path});
    await call('payee-leaves', 'abandonTrade', {path: {marketplaceUserId: userId, tradeId}});
    await call('delete', 'deleteBusinessUser', {path});
    await refused('read-deleted', 'getBusinessUser', {path});
  },
});
