import type {ErrorTypeCode} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {SEED} from '@symblepay/sandbox/facts';
import {
  defineScenario,
  type LooseRequest,
  type ScenarioTools,
} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {stateIn} from './parts/checkout-state';
import {aarhusShop, otherCompany, vesterbroShop} from './parts/companies';
import {createdByPayer} from './parts/created-by';
import {cityBike, filmCamera, headphones, oakTable, runningShoes} from './parts/items';
import {carryParcel, smallLabel, smallParcel, smallReturnLabel} from './parts/parcels';
import {usualTerms} from './parts/terms';
import {checkoutUrls, labelUrls, payoutUrl, profileUrls} from './parts/urls';
import {newPayee, nobody, payee, payer} from './parts/users';
import {pays} from './parts/visits';

/** What the reference shows of each call's errors: one of each kind that the call can give. */
export default defineScenario({
  title: 'Every call of the API is refused in each way that it can be',
  async run(tools) {
    const refuse = refuser(tools);
    await refuseCorrelationIds(tools, refuse);
    await refuseUnknownTrade(refuse);
    await refuseUserCalls(refuse);
    await refuseBusinessUserCalls(tools, refuse);
    await refuseCreation(tools, refuse);
    await refuseAroundPayment(tools, refuse);
    await refuseAroundParcel(tools, refuse);
    await refuseWhatPayerStarted(tools, refuse);
  },
});

type Refuse = (
  operation: OperationId,
  typeCode: ErrorTypeCode,
  request: LooseRequest,
) => Promise<void>;

/** Step `getTrade-not-found` and so on; another error than the one expected stops the build. */
function refuser({refused}: ScenarioTools): Refuse {
  return async (operation, expected, request) => {
    const step = `${operation}-${expected}`;
    const {typeCode} = await refused(step, operation, request);
    if (typeCode !== expected) throw new Error(`Step "${step}" was refused with ${typeCode}.`);
  };
}

/** The only value of these calls that can be invalid. */
async function refuseCorrelationIds({call}: ScenarioTools, refuse: Refuse): Promise<void> {
  const header = {'X-Correlation-Id': 'order-417'};
  const {tradeId} = await call('initiate-shoes', 'initiateTrade', {
    body: {...runningShoes, ...usualTerms},
  });
  const {businessId, businessLocationId} = SEED;
  for (const [path, operations] of [
    [{marketplaceUserId: payee}, ['getUser', 'listTrades']],
    [{businessId, businessLocationId}, ['getBusinessUser', 'deleteBusinessUser']],
    [
      {marketplaceUserId: payer, tradeId},
      [
        'getTrade',
        'abandonTrade',
        'acceptInvitation',
        'rejectInvitation',
        'payToEscrow',
        'acceptItemCondition',
      ],
    ],
  ] as const) {
    for (const operation of operations) await refuse(operation, 'validation-error', {path, header});
  }
}

async function refuseUserCalls(refuse: Refuse): Promise<void> {
  const path = {marketplaceUserId: nobody};
  await refuse('connectUser', 'validation-error', {
    body: {...profileUrls, marketplaceUserId: newPayee, requiredKycLevel: 3},
  });
  await refuse('getUser', 'not-found', {path});
  await refuse('initiateBankAccount', 'not-found', {path, body: {returnUrl: payoutUrl}});
  await refuse('initiateBankAccount', 'validation-error', {
    path: {marketplaceUserId: payee},
    body: {returnUrl: ''},
  });
  await refuse('listTrades', 'not-found', {path});
}

async function refuseBusinessUserCalls({call}: ScenarioTools, refuse: Refuse): Promise<void> {
  await refuse('createBusinessUser', 'validation-error', {body: {...aarhusShop, name: 'N'}});
  await refuse('createBusinessUser', 'company-not-allowed', {
    body: {...aarhusShop, businessId: otherCompany},
  });
  const {businessId, businessLocationId, ...details} = aarhusShop;
  const path = {businessId, businessLocationId};
  const {userId} = await call('register-shop', 'createBusinessUser', {body: aarhusShop});
  await refuse('createBusinessUser', 'already-exists', {body: aarhusShop});
  await refuse('editBusinessUser', 'validation-error', {path, body: {...details, name: 'N'}});
  await call('shop-sells', 'initiateTrade', {
    body: {...cityBike, ...usualTerms, payeeMarketplaceUserId: userId},
  });
  await refuse('deleteBusinessUser', 'invalid-state', {path});

  const elsewhere = {businessId, businessLocationId: vesterbroShop.businessLocationId};
  await refuse('getBusinessUser', 'not-found', {path: elsewhere});
  await refuse('editBusinessUser', 'not-found', {path: elsewhere, body: details});
  await refuse('deleteBusinessUser', 'not-found', {path: elsewhere});
}

async function refuseCreation({call, visit}: ScenarioTools, refuse: Refuse): Promise<void> {
  const body = {...headphones, ...usualTerms, checkoutUniquenessKey: ads.headphones.saleKey};
  await refuse('initiateTrade', 'validation-error', {body: {...body, title: '', amount: 4.99}});
  await refuse('initiateTrade', 'payee-not-connected', {
    body: {...body, payeeMarketplaceUserId: newPayee},
  });
  await refuse('initiateTrade', 'fees-exceed-amount', {body: {...body, payeeFixedFee: 1000}});
  const {redirectUrl} = await call('first-checkout', 'initiateTrade', {body});
  const {tradeId} = await call('second-checkout', 'initiateTrade', {body});
  const {externalId} = await call('pay-second', 'acceptInvitationAndPay', {
    path: {marketplaceUserId: payer, tradeId},
  });
  await visit('payer-pays-first', pays('payer', redirectUrl, 'Pays the first checkout'));
  await refuse('initiateTrade', 'uniqueness-key-used', {body});
  await refuse('createPaymentLink', 'uniqueness-key-used', {
    path: {marketplaceUserId: payer, paymentId: externalId},
    body: checkoutUrls,
  });
}

async function refuseUnknownTrade(refuse: Refuse): Promise<void> {
  const tradeId = '00000000-0000-4000-8000-000000000000';
  const path = {marketplaceUserId: payer, tradeId};
  for (const operation of [
    'getTrade',
    'abandonTrade',
    'acceptInvitation',
    'rejectInvitation',
    'acceptInvitationAndPay',
    'payToEscrow',
    'acceptItemCondition',
  ] as const) {
    await refuse(operation, 'not-found', {path});
  }
  await refuse('createTradeStatusLink', 'not-found', {
    path,
    body: {returnUrl: ads.filmCamera.tradeUrl},
  });
  await refuse('rejectItemCondition', 'not-found', {path, body: {reason: 'The lens is scratched'}});
  await refuse('buyShipment', 'not-found', {path, body: smallLabel});
  await refuse('buyReturnShipment', 'not-found', {path, body: smallReturnLabel});
  await refuse('reimbursePayer', 'not-found', {
    path: {payerMarketplaceUserId: payer, tradeId},
    body: {amount: 250},
  });
  await refuse('createPaymentLink', 'not-found', {
    path: {marketplaceUserId: payer, paymentId: tradeId},
    body: checkoutUrls,
  });
  await refuse('cancelTrade', 'not-found', {body: {state: tradeId}});
  await refuse('cancelTrade', 'validation-error', {body: {state: ''}});
}

async function refuseAroundPayment({call, visit}: ScenarioTools, refuse: Refuse): Promise<void> {
  const {tradeId, redirectUrl} = await call('initiate-table', 'initiateTrade', {
    body: {...oakTable, ...usualTerms},
  });
  const ofPayer = {path: {marketplaceUserId: payer, tradeId}};
  const ofPayee = {path: {marketplaceUserId: payee, tradeId}};
  const reimbursement = {path: {payerMarketplaceUserId: payer, tradeId}, body: {amount: 250}};
  for (const operation of [
    'acceptInvitation',
    'rejectInvitation',
    'acceptInvitationAndPay',
    'payToEscrow',
  ] as const) {
    await refuse(operation, 'wrong-role', ofPayee);
  }
  await refuse('payToEscrow', 'invalid-state', ofPayer);
  await refuse('acceptItemCondition', 'invalid-state', ofPayer);
  await refuse('reimbursePayer', 'invalid-state', reimbursement);
  await refuse('createTradeStatusLink', 'validation-error', {...ofPayer, body: {returnUrl: ''}});

  await call('accept', 'acceptInvitation', ofPayer);
  await refuse('rejectInvitation', 'invalid-state', ofPayer);
  await refuse('acceptInvitationAndPay', 'invalid-state', ofPayer);

  const declined = await call('pay', 'payToEscrow', ofPayer);
  const link = {
    path: {marketplaceUserId: payer, paymentId: declined.externalId},
    body: checkoutUrls,
  };
  await refuse('createPaymentLink', 'validation-error', {...link, body: {successUrl: ''}});
  await refuse('createPaymentLink', 'wrong-role', {
    ...link,
    path: {...link.path, marketplaceUserId: payee},
  });
  const page = await call('link', 'createPaymentLink', link);
  await visit('payer-is-declined', {
    by: 'payer',
    url: page.redirectUrl,
    choice: 'decline',
    text: 'The payment is declined',
  });
  await refuse('createPaymentLink', 'invalid-state', link);

  const paid = await call('pay-again', 'payToEscrow', ofPayer);
  const newLink = {...link, path: {...link.path, paymentId: paid.externalId}};
  const newPage = await call('new-link', 'createPaymentLink', newLink);
  await visit('payer-pays', pays('payer', newPage.redirectUrl, 'Pays on the payment page'));
  await refuse('createPaymentLink', 'already-paid', newLink);
  await refuse('payToEscrow', 'already-paid', ofPayer);
  await refuse('acceptInvitationAndPay', 'already-paid', ofPayer);
  await refuse('cancelTrade', 'invalid-state', {body: {state: stateIn(redirectUrl)}});
  await refuse('reimbursePayer', 'validation-error', {...reimbursement, body: {amount: 0}});
  await refuse('reimbursePayer', 'insufficient-escrow', {...reimbursement, body: {amount: 3000}});
  await refuse('reimbursePayer', 'wrong-role', {
    ...reimbursement,
    path: {payerMarketplaceUserId: payee, tradeId},
  });
}

async function refuseAroundParcel(tools: ScenarioTools, refuse: Refuse): Promise<void> {
  const {call, visit} = tools;
  const {tradeId, redirectUrl} = await call('initiate-camera', 'initiateTrade', {
    body: {
      ...filmCamera,
      ...usualTerms,
      shipping: smallParcel({paidBy: 'Payer', returnPaidBy: 'Payer'}),
    },
  });
  const ofPayer = {path: {marketplaceUserId: payer, tradeId}};
  const ofPayee = {path: {marketplaceUserId: payee, tradeId}};
  const reason = {reason: 'The lens is scratched'};

  async function buyLabel(operation: 'buyShipment' | 'buyReturnShipment', body: typeof smallLabel) {
    await refuse(operation, 'wrong-role', {...ofPayee, body});
    await refuse(operation, 'validation-error', {...ofPayer, body: {...body, price: 30}});
    const {externalId} = await call(operation, operation, {...ofPayer, body});
    const page = await call(`${operation}-link`, 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: externalId},
      body: labelUrls,
    });
    await visit(`${operation}-paid`, pays('payer', page.redirectUrl, 'Pays the label'));
    await refuse(operation, 'already-paid', {...ofPayer, body});
  }

  await refuse('buyShipment', 'invalid-state', {...ofPayer, body: smallLabel});
  await refuse('acceptInvitationAndPay', 'validation-error', {
    ...ofPayer,
    query: {receiverShopId: 'dao-9999-001'},
  });
  await visit('payer-pays-camera', pays('payer', redirectUrl, 'Pays on the hosted page'));
  await refuse('acceptInvitation', 'invalid-state', ofPayer);
  await refuse('rejectItemCondition', 'invalid-state', {...ofPayer, body: reason});
  await buyLabel('buyShipment', smallLabel);
  await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
  await refuse('abandonTrade', 'invalid-state', ofPayer);
  await refuse('acceptItemCondition', 'wrong-role', ofPayee);
  await refuse('rejectItemCondition', 'wrong-role', {...ofPayee, body: reason});
  await refuse('rejectItemCondition', 'validation-error', {...ofPayer, body: {reason: ''}});
  await refuse('buyReturnShipment', 'invalid-state', {...ofPayer, body: smallReturnLabel});
  await call('reject-item', 'rejectItemCondition', {...ofPayer, body: reason});
  await buyLabel('buyReturnShipment', smallReturnLabel);
}

/** The payee cannot leave what the payer has paid for; only reject the invitation. */
async function refuseWhatPayerStarted({call, visit}: ScenarioTools, refuse: Refuse): Promise<void> {
  const {tradeId} = await call('initiate-by-payer', 'initiateTrade', {
    header: createdByPayer,
    body: {...oakTable, ...usualTerms},
  });
  const {externalId} = await call('payer-pays-at-once', 'payToEscrow', {
    path: {marketplaceUserId: payer, tradeId},
  });
  const {redirectUrl} = await call('link-at-once', 'createPaymentLink', {
    path: {marketplaceUserId: payer, paymentId: externalId},
    body: checkoutUrls,
  });
  await visit('payer-has-paid', pays('payer', redirectUrl, 'Pays on the payment page'));
  await refuse('abandonTrade', 'wrong-role', {path: {marketplaceUserId: payee, tradeId}});
}
