import type {ErrorTypeCode} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {seeded} from '@symblepay/sandbox/facts';
import type {LooseRequest, ScenarioTools} from '../recording/scenario';
import {aarhusShop, otherCompany, vesterbroShop} from './parts/companies';
import {
  ads,
  createdByPayer,
  labelUrls,
  linkTo,
  newPayee,
  noTrade,
  nobody,
  payee,
  payeeOf,
  payerOf,
  payoutUrl,
  profileUrls,
  reimbursement,
  sale,
} from './parts/marketplace';
import {smallLabel, smallParcel, smallReturnLabel} from './parts/parcels';
import {carryParcel, isDeclined, payByLink, pays, stateIn} from './parts/steps';

/** What the reference shows of each call's errors: one of each kind that the call can give. */
export const title = 'Every call of the API is refused in each way that it can be';

export async function run(tools: ScenarioTools): Promise<void> {
  const refuse = refuser(tools);
  await refuseCorrelationIds(tools, refuse);
  await refuseUnknownTrade(refuse);
  await refuseUserCalls(refuse);
  await refuseBusinessUserCalls(tools, refuse);
  await refuseCreation(tools, refuse);
  await refuseAroundPayment(tools, refuse);
  await refuseAroundParcel(tools, refuse);
  await refuseWhatPayerStarted(tools, refuse);
}

type Refuse = (
  operations: OperationId | readonly OperationId[],
  typeCode: ErrorTypeCode,
  request: LooseRequest,
) => Promise<void>;

/** Step `getTrade-not-found` and so on; any error but the expected one stops the build. */
function refuser({refused}: ScenarioTools): Refuse {
  return async (operations, expected, request) => {
    for (const operation of [operations].flat()) {
      const step = `${operation}-${expected}`;
      const {typeCode} = await refused(step, operation, request);
      if (typeCode !== expected) throw new Error(`Step "${step}" was refused with ${typeCode}.`);
    }
  };
}

/** What either user of a trade can call without sending anything. */
const tradeCalls = [
  'getTrade',
  'abandonTrade',
  'acceptInvitation',
  'rejectInvitation',
  'acceptInvitationAndPay',
  'payToEscrow',
  'acceptItemCondition',
] as const;

/** The only value of these calls that can be invalid. */
async function refuseCorrelationIds({call}: ScenarioTools, refuse: Refuse): Promise<void> {
  const header = {'X-Correlation-Id': 'order-417'};
  const {tradeId} = await call('initiate-shoes', 'initiateTrade', {body: sale('runningShoes')});
  const {businessId, businessLocationId} = seeded;
  const withoutParameters = tradeCalls.filter((id) => id !== 'acceptInvitationAndPay');
  for (const [path, operations] of [
    [{marketplaceUserId: payee}, ['getUser', 'listTrades']],
    [{businessId, businessLocationId}, ['getBusinessUser', 'deleteBusinessUser']],
    [payerOf(tradeId), withoutParameters],
  ] as const) {
    await refuse(operations, 'validation-error', {path, header});
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
    body: sale('cityBike', {payeeMarketplaceUserId: userId}),
  });
  await refuse('deleteBusinessUser', 'invalid-state', {path});

  const elsewhere = {businessId, businessLocationId: vesterbroShop.businessLocationId};
  await refuse('getBusinessUser', 'not-found', {path: elsewhere});
  await refuse('editBusinessUser', 'not-found', {path: elsewhere, body: details});
  await refuse('deleteBusinessUser', 'not-found', {path: elsewhere});
}

async function refuseCreation({call, visit}: ScenarioTools, refuse: Refuse): Promise<void> {
  const body = sale('headphones', {}, {checkoutUniquenessKey: ads.headphones.saleKey});
  await refuse('initiateTrade', 'validation-error', {body: {...body, title: '', amount: 4.99}});
  await refuse('initiateTrade', 'payee-not-connected', {
    body: {...body, payeeMarketplaceUserId: newPayee},
  });
  await refuse('initiateTrade', 'fees-exceed-amount', {body: {...body, payeeFixedFee: 1000}});
  const {redirectUrl} = await call('first-checkout', 'initiateTrade', {body});
  const {tradeId} = await call('second-checkout', 'initiateTrade', {body});
  const {externalId} = await call('pay-second', 'acceptInvitationAndPay', {path: payerOf(tradeId)});
  await visit('payer-pays-first', pays('payer', redirectUrl, 'Pays the first checkout'));
  await refuse('initiateTrade', 'uniqueness-key-used', {body});
  await refuse('createPaymentLink', 'uniqueness-key-used', linkTo(externalId));
}

async function refuseUnknownTrade(refuse: Refuse): Promise<void> {
  const path = payerOf(noTrade);
  await refuse(tradeCalls, 'not-found', {path});
  await refuse('createTradeStatusLink', 'not-found', {
    path,
    body: {returnUrl: ads.filmCamera.tradeUrl},
  });
  await refuse('rejectItemCondition', 'not-found', {path, body: {reason: 'The lens is scratched'}});
  await refuse('buyShipment', 'not-found', {path, body: smallLabel});
  await refuse('buyReturnShipment', 'not-found', {path, body: smallReturnLabel});
  await refuse('reimbursePayer', 'not-found', reimbursement(noTrade, 250));
  await refuse('createPaymentLink', 'not-found', linkTo(noTrade));
  await refuse('cancelTrade', 'not-found', {body: {state: noTrade}});
  await refuse('cancelTrade', 'validation-error', {body: {state: ''}});
}

async function refuseAroundPayment(tools: ScenarioTools, refuse: Refuse): Promise<void> {
  const {call, visit} = tools;
  const {tradeId, redirectUrl} = await call('initiate-table', 'initiateTrade', {
    body: sale('oakTable'),
  });
  const ofPayer = {path: payerOf(tradeId)};
  const ofPayee = {path: payeeOf(tradeId)};
  const beforePayment = ['acceptInvitation', 'rejectInvitation', 'acceptInvitationAndPay'] as const;
  await refuse([...beforePayment, 'payToEscrow'], 'wrong-role', ofPayee);
  await refuse(['payToEscrow', 'acceptItemCondition'], 'invalid-state', ofPayer);
  await refuse('reimbursePayer', 'invalid-state', reimbursement(tradeId, 250));
  await refuse('createTradeStatusLink', 'validation-error', {...ofPayer, body: {returnUrl: ''}});

  await call('accept', 'acceptInvitation', ofPayer);
  await refuse(['rejectInvitation', 'acceptInvitationAndPay'], 'invalid-state', ofPayer);

  const declined = await call('pay', 'payToEscrow', ofPayer);
  const link = linkTo(declined.externalId);
  await refuse('createPaymentLink', 'validation-error', {...link, body: {successUrl: ''}});
  await refuse('createPaymentLink', 'wrong-role', {
    ...link,
    path: {...link.path, marketplaceUserId: payee},
  });
  const page = await call('link', 'createPaymentLink', link);
  await visit('payer-is-declined', isDeclined(page.redirectUrl));
  await refuse('createPaymentLink', 'invalid-state', link);

  const paid = await call('pay-again', 'payToEscrow', ofPayer);
  await payByLink(tools, 'payer', paid, {link: 'new-link'});
  await refuse('createPaymentLink', 'already-paid', linkTo(paid.externalId));
  await refuse(['payToEscrow', 'acceptInvitationAndPay'], 'already-paid', ofPayer);
  await refuse('cancelTrade', 'invalid-state', {body: {state: stateIn(redirectUrl)}});
  await refuse('reimbursePayer', 'validation-error', reimbursement(tradeId, 0));
  await refuse('reimbursePayer', 'insufficient-escrow', reimbursement(tradeId, 3000));
  await refuse('reimbursePayer', 'wrong-role', {
    ...reimbursement(tradeId, 250),
    path: {payerMarketplaceUserId: payee, tradeId},
  });
}

async function refuseAroundParcel(tools: ScenarioTools, refuse: Refuse): Promise<void> {
  const {call, visit} = tools;
  const {tradeId, redirectUrl} = await call('initiate-camera', 'initiateTrade', {
    body: sale('filmCamera', {}, {shipping: smallParcel('Payer', 'Payer')}),
  });
  const ofPayer = {path: payerOf(tradeId)};
  const ofPayee = {path: payeeOf(tradeId)};
  const reason = {reason: 'The lens is scratched'};

  async function buyLabel(operation: 'buyShipment' | 'buyReturnShipment', body: typeof smallLabel) {
    await refuse(operation, 'wrong-role', {...ofPayee, body});
    await refuse(operation, 'validation-error', {...ofPayer, body: {...body, price: 30}});
    const payment = await call(operation, operation, {...ofPayer, body});
    const page = {
      link: `${operation}-link`,
      visit: `${operation}-paid`,
      text: 'Pays for the label',
    };
    await payByLink(tools, 'payer', payment, {...page, body: labelUrls});
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

/** Once the payer has paid, the payee cannot leave the trade, only reject the invitation. */
async function refuseWhatPayerStarted(tools: ScenarioTools, refuse: Refuse): Promise<void> {
  const {call} = tools;
  const {tradeId} = await call('initiate-by-payer', 'initiateTrade', {
    header: createdByPayer,
    body: sale('oakTable'),
  });
  const payment = await call('payer-pays-at-once', 'payToEscrow', {path: payerOf(tradeId)});
  await payByLink(tools, 'payer', payment, {link: 'link-at-once', visit: 'payer-has-paid'});
  await refuse('abandonTrade', 'wrong-role', {path: payeeOf(tradeId)});
}
