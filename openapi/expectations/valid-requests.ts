/** The smallest request that each call accepts, to change one field of. */
export type ValidRequest = {
  readonly body?: unknown;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly response?: unknown;
};

const urls = {
  successUrl: 'https://www.gulerod.example/ja',
  cancelUrl: 'https://www.gulerod.example/nej',
};
const user = {marketplaceUserId: 'user-48213'};
const userAndTrade = {...user, tradeId: 'trade-1'};
const business = {businessId: '12345674', businessLocationId: '1012345678'};
const shipment = {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 2000};

export const validRequests: Readonly<Record<string, ValidRequest>> = {
  initiateTrade: {
    body: {
      title: 'Ladcykel',
      description: 'Brugt, men god.',
      amount: 8500,
      payerFee: 2.5,
      payeeFee: 0,
      payerFixedFee: 19,
      payeeFixedFee: 0,
      payerMarketplaceUserId: 'user-48213',
      payeeMarketplaceUserId: 'user-10077',
      ...urls,
      shipping: {expectedMaxWeight: 2000, paidBy: 'Payer', shippingOptions: [{method: 'Dao'}]},
      prioritizedPayees: [{amount: 100}],
    },
  },
  cancelTrade: {body: {state: '7f3a9c52e1d84b06'}},
  connectUser: {body: {...urls, ...user}},
  createBusinessUser: {body: {...business, name: 'Nørrebro Cykler', phoneNumber: '+45 35123456'}},
  editBusinessUser: {path: business, body: {phoneNumber: '+45 35123456'}},
  getBusinessUser: {path: business},
  deleteBusinessUser: {path: business},
  getUser: {
    path: user,
    response: {symblepayUserId: 'u-1', hasCompletedOnboarding: true, bankAccount: {}},
  },
  listTrades: {path: user},
  initiateBankAccount: {path: user, body: {returnUrl: 'https://www.gulerod.example/'}},
  getTrade: {path: userAndTrade},
  abandonTrade: {path: userAndTrade},
  acceptInvitation: {path: userAndTrade},
  rejectInvitation: {path: userAndTrade},
  acceptInvitationAndPay: {path: userAndTrade},
  payToEscrow: {path: userAndTrade},
  acceptItemCondition: {path: userAndTrade},
  createTradeStatusLink: {path: userAndTrade, body: {returnUrl: 'https://www.gulerod.example/'}},
  reimbursePayer: {
    path: {payerMarketplaceUserId: 'user-48213', tradeId: 'trade-1'},
    body: {amount: 250},
  },
  createPaymentLink: {path: {...user, paymentId: 'payment-1'}, body: urls},
  rejectItemCondition: {path: userAndTrade, body: {reason: 'Revnet'}},
  buyShipment: {path: userAndTrade, body: shipment},
  buyReturnShipment: {path: userAndTrade, body: shipment},
};
