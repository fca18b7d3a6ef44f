import {cast} from '@symblepay/sandbox/facts';
import type {ScenarioTools} from '../recording/scenario';
import {aarhusShop} from './parts/companies';
import {
  ads,
  appSwitch,
  checkoutUrls,
  linkTo,
  newPayee,
  payerOf,
  payoutUrl,
  profileUrls,
  reimbursement,
  sale,
} from './parts/marketplace';
import {contact, receiver, smallParcel} from './parts/parcels';
import {bikeLoan, bikeService} from './parts/prioritized-payees';
import {
  acceptsAndPays,
  buyAndPay,
  carryParcel,
  choosesAccount,
  initiateAndPay,
  payByLink,
  rejectItem,
  signsIn,
  stateIn,
} from './parts/steps';

/** The payee of all these trades is the one who connects. */
const terms = {payeeMarketplaceUserId: newPayee};

/** What the reference shows of each call: one payee connects and sells, one payer buys. */
export const title = 'Every call of the API succeeds';

export async function run(tools: ScenarioTools): Promise<void> {
  await connectPayee(tools);
  await runShop(tools);
  await sellShipped(tools);
  await sellInPerson(tools);
  await payAtOnce(tools);
  await endEarly(tools);
  await sendOldFields(tools);
}

async function connectPayee({call, visit}: ScenarioTools): Promise<void> {
  const path = {marketplaceUserId: newPayee};
  const body = {...profileUrls, marketplaceUserId: newPayee};
  const {redirectUrl} = await call('connect', 'connectUser', {body});
  await visit('payee-signs-in', signsIn(redirectUrl));
  await call('connect-in-app', 'connectUser', {
    query: {forceOnboarding: true},
    body: {...body, requiredKycLevel: 2, appSwitch},
  });
  const account = await call('choose-account', 'initiateBankAccount', {
    path,
    body: {returnUrl: payoutUrl},
  });
  await visit('payee-chooses-account', choosesAccount(account.redirectUrl));
  await call('choose-account-in-app', 'initiateBankAccount', {
    path,
    body: {returnUrl: payoutUrl, appSwitch},
  });
  await call('read-user', 'getUser', {path});
}

async function runShop({call}: ScenarioTools): Promise<void> {
  const {businessId, businessLocationId, ...details} = aarhusShop;
  const path = {businessId, businessLocationId};
  await call('register-shop', 'createBusinessUser', {body: aarhusShop});
  await call('read-shop', 'getBusinessUser', {path});
  await call('edit-shop', 'editBusinessUser', {
    path,
    body: {...details, phoneNumber: '+45 86123457'},
  });
  await call('delete-shop', 'deleteBusinessUser', {path});
}

/** Invitation, payment, label, delivery, rejection and return of one parcel. */
async function sellShipped(tools: ScenarioTools): Promise<void> {
  const {call, wait} = tools;
  const {tradeId} = await call('initiate-shipped', 'initiateTrade', {
    body: {
      ...sale('filmCamera', terms),
      referenceId: ads.filmCamera.orderId,
      checkoutUniquenessKey: ads.filmCamera.saleKey,
      imageUrls: ads.filmCamera.pictures,
      allowedTimeForItemDeliveryInMinutes: 8640,
      shipping: {
        ...smallParcel('Payer', 'Payer'),
        sender: contact(cast.newPayee, 'ida.brandt@gulerod.example'),
        receiver,
      },
    },
  });
  const ofPayer = payerOf(tradeId);
  const ofPayee = {marketplaceUserId: newPayee, tradeId};
  await call('list', 'listTrades', {path: {marketplaceUserId: newPayee}});
  await call('read-invited', 'getTrade', {path: ofPayer});
  await wait('an-hour', 60, 'One hour');
  await call('accept', 'acceptInvitation', {path: ofPayer});
  const payment = await call('pay', 'payToEscrow', {path: ofPayer});
  const linkInApp = linkTo(payment.externalId, {...checkoutUrls, appSwitch});
  await call('link-in-app', 'createPaymentLink', linkInApp);
  await payByLink(tools, 'payer', payment);
  await call('read-paid', 'getTrade', {path: ofPayer});
  await buyAndPay(tools, 'label', 'payer', tradeId);
  await wait('next-day', 1440, 'One day');
  await carryParcel(tools, tradeId, ['sent']);
  await wait('two-days', 2880, 'Two days');
  await carryParcel(tools, tradeId, ['at-shop', 'delivered']);
  await call('read-delivered', 'getTrade', {path: ofPayer});
  await rejectItem(tools, tradeId, 'The shutter does not close');
  await buyAndPay(tools, 'return-label', 'payer', tradeId);
  await wait('another-day', 1440, 'One day');
  await carryParcel(tools, tradeId, ['return-sent']);
  await wait('two-more-days', 2880, 'Two days');
  await carryParcel(tools, tradeId, ['return-delivered']);
  await call('accept-return', 'acceptItemCondition', {path: ofPayee});
}

async function sellInPerson({call, visit}: ScenarioTools): Promise<void> {
  const bike = await call('initiate-in-person', 'initiateTrade', {
    body: sale('mountainBike', terms),
  });
  const ofPayer = payerOf(bike.tradeId);
  const returnUrl = ads.mountainBike.tradeUrl;
  await call('status-page', 'createTradeStatusLink', {path: ofPayer, body: {returnUrl}});
  await call('status-page-in-app', 'createTradeStatusLink', {
    path: ofPayer,
    body: {returnUrl, appSwitch},
  });
  await visit('payer-pays-in-person', acceptsAndPays(bike.redirectUrl));
  await call('reimburse', 'reimbursePayer', reimbursement(bike.tradeId, 250));
  await call('accept-item', 'acceptItemCondition', {path: ofPayer});

  await call('initiate-with-prioritized-payees', 'initiateTrade', {
    body: sale('cargoBike', terms, {prioritizedPayees: [bikeLoan, bikeService]}),
  });
}

/** A parcel, so that the call may name the parcel shop too. */
async function payAtOnce({call}: ScenarioTools): Promise<void> {
  const {tradeId} = await call('initiate-paid-at-once', 'initiateTrade', {
    body: sale('runningShoes', terms, {shipping: smallParcel('Payer')}),
  });
  await call('accept-and-pay', 'acceptInvitationAndPay', {path: payerOf(tradeId)});
}

async function endEarly(tools: ScenarioTools): Promise<void> {
  const {call} = tools;
  const rejected = await call('initiate-rejected', 'initiateTrade', {
    body: sale('boardGame', terms),
  });
  await call('reject-invitation', 'rejectInvitation', {path: payerOf(rejected.tradeId)});
  const cancelled = await call('initiate-cancelled', 'initiateTrade', {
    body: sale('deskLamp', terms),
  });
  await call('cancel', 'cancelTrade', {body: {state: stateIn(cancelled.redirectUrl)}});
  const headphones = sale('headphones', terms);
  const steps = ['initiate-abandoned', 'payer-pays-headphones'] as const;
  const tradeId = await initiateAndPay(tools, headphones, ...steps);
  await call('abandon', 'abandonTrade', {path: {marketplaceUserId: newPayee, tradeId}});
}

/** Deprecated fields are described, so they have a value too. */
async function sendOldFields({call}: ScenarioTools): Promise<void> {
  /* oxlint-disable typescript/no-deprecated -- see above */
  await call('initiate-with-old-fields', 'initiateTrade', {
    body: {
      ...sale('deskLamp', terms),
      checkoutIdempotencyKey: `${ads.deskLamp.id}-checkout-1`,
      shipping: {...smallParcel('Payer', 'Payer'), price: 45},
      returnShipping: {price: 39},
      appSwitch,
    },
  });
}
