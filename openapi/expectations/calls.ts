/** The documented calls, written by hand: method, path, fields of the body, schema of the response. */
type ExpectedCall = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly body: readonly string[];
  readonly query: readonly string[];
  readonly response: string;
};

const trade = '/users/{marketplaceUserId}/trades/{tradeId}';
const businessUser = '/users/business/{businessId}/{businessLocationId}';
const shipment = ['price', 'shipmentProviderId', 'expectedMaxWeightInGrams'];
const businessFields = ['name', 'phoneNumber', 'address', 'payoutsAccountNumber'];

const rows: readonly (readonly [string, string, string, readonly string[], string])[] = [
  [
    'createBusinessUser',
    'post',
    '/users/business',
    ['businessId', 'businessLocationId', ...businessFields],
    'BusinessUser',
  ],
  ['editBusinessUser', 'post', businessUser, businessFields, 'UndocumentedResponse'],
  ['getBusinessUser', 'get', businessUser, [], 'BusinessUser'],
  ['deleteBusinessUser', 'delete', businessUser, [], 'UndocumentedResponse'],
  [
    'initiateTrade',
    'post',
    '/trades/initiate',
    [
      'title',
      'description',
      'amount',
      'payerFee',
      'payeeFee',
      'payerFixedFee',
      'payeeFixedFee',
      'payerMarketplaceUserId',
      'payeeMarketplaceUserId',
      'referenceId',
      'checkoutUniquenessKey',
      'checkoutIdempotencyKey',
      'successUrl',
      'cancelUrl',
      'allowedTimeForItemDeliveryInMinutes',
      'shipping',
      'returnShipping',
      'prioritizedPayees',
      'imageUrls',
      'appSwitch',
    ],
    'TradeInitiated',
  ],
  ['cancelTrade', 'post', '/trades/cancel', ['state'], 'TradeCancelled'],
  ['listTrades', 'get', '/users/{marketplaceUserId}/trades', [], 'TradeList'],
  ['getTrade', 'get', trade, [], 'Trade'],
  ['createTradeStatusLink', 'post', `${trade}/status`, ['returnUrl', 'appSwitch'], 'Redirect'],
  [
    'reimbursePayer',
    'post',
    '/users/{payerMarketplaceUserId}/trades/{tradeId}/reimburse-payer',
    ['amount'],
    'UndocumentedResponse',
  ],
  [
    'connectUser',
    'post',
    '/users/connect',
    ['successUrl', 'cancelUrl', 'appSwitch', 'marketplaceUserId', 'requiredKycLevel'],
    'Redirect',
  ],
  [
    'initiateBankAccount',
    'post',
    '/users/{marketplaceUserId}/bankaccount/initiate',
    ['returnUrl', 'appSwitch'],
    'Redirect',
  ],
  ['getUser', 'get', '/users/{marketplaceUserId}', [], 'UserDetails'],
  ['acceptInvitation', 'post', `${trade}/accept-invitation`, [], 'Trade'],
  ['rejectInvitation', 'post', `${trade}/reject-invitation`, [], 'Trade'],
  ['acceptItemCondition', 'post', `${trade}/item-condition-accepted`, [], 'Trade'],
  ['abandonTrade', 'post', `${trade}/abandon`, [], 'Trade'],
  ['acceptInvitationAndPay', 'post', `${trade}/accept-invitation-and-pay`, [], 'Payment'],
  ['rejectItemCondition', 'post', `${trade}/item-condition-rejected`, ['reason'], 'Trade'],
  [
    'createPaymentLink',
    'post',
    '/users/{marketplaceUserId}/payments/{paymentId}/link',
    ['successUrl', 'cancelUrl', 'appSwitch'],
    'Redirect',
  ],
  ['payToEscrow', 'post', `${trade}/payment-to-escrow`, [], 'Payment'],
  ['buyShipment', 'post', `${trade}/buy-shipment`, shipment, 'Payment'],
  ['buyReturnShipment', 'post', `${trade}/buy-return-shipment`, shipment, 'Payment'],
];

const queries: Readonly<Record<string, readonly string[]>> = {
  connectUser: ['forceOnboarding'],
  acceptInvitationAndPay: ['receiverShopId'],
};

export const expectedCalls: readonly ExpectedCall[] = rows.map(
  ([operationId, method, path, body, response]) => ({
    operationId,
    method,
    path,
    body,
    response,
    query: queries[operationId] ?? [],
  }),
);
