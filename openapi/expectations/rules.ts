import {expectedCalls} from './calls.js';

/**
 * The documented validation rules, written by hand and not read from the contract, so that the
 * test can disagree with it.
 */
export type Rule = {
  readonly call: string;
  readonly part: 'body' | 'path' | 'query' | 'header' | 'response';
  /** The field as errors name it. */
  readonly field: string;
  readonly accepts: Text | Numeric | OneOf | Values;
  /** Without it, whether the field may be left out is not documented, and not tested. */
  readonly presence?: Presence;
};

type Presence = 'required' | 'optional';

type Text = {
  readonly kind: 'text';
  readonly min: number;
  readonly max: number;
  /** Makes a text of the given length, where not every text is allowed. */
  readonly make?: (length: number) => string;
};

type Numeric = {
  readonly kind: 'number' | 'integer';
  readonly min: number;
  readonly max?: number;
};

type OneOf = {
  readonly kind: 'one-of';
  readonly values: readonly string[];
};

/** For rules other than ranges: values on both sides of the edge. */
type Values = {
  readonly kind: 'values';
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
};

const text = (min: number, max: number): Text => ({kind: 'text', min, max});
const number = (min: number, max?: number): Numeric => ({kind: 'number', min, ...(max && {max})});
const integer = (min: number, max: number): Numeric => ({kind: 'integer', min, max});
const oneOf = (...values: string[]): OneOf => ({kind: 'one-of', values});

type Fields = Readonly<Record<string, Rule['accepts'] | readonly [Rule['accepts'], Presence]>>;

function rulesOf(call: string, part: Rule['part'], fields: Fields): Rule[] {
  return Object.entries(fields).map(([field, entry]) =>
    'kind' in entry
      ? {call, part, field, accepts: entry}
      : {call, part, field, accepts: entry[0], presence: entry[1]},
  );
}

const url = [text(1, 2048), 'required'] as const;

const bankAccounts: Values = {
  kind: 'values',
  good: ['00400440116243', 'DK5000400440116243', 'DK2930009999999999'],
  bad: [
    '0040044011624',
    '004004401162431',
    'DK500040044011624',
    'DK50004004401162431',
    'DK5100400440116243',
    'SE5000400440116243',
    'DK50 0040 0440 1162 43',
    'dk5000400440116243',
    '0040-440116243',
    400440116243,
    null,
  ],
};

const phoneNumbers: Values = {
  kind: 'values',
  good: ['+45 12345678', '+298 123456', '+1 2025550123'],
  bad: ['12345678', '+4512345678', '+45 12 34 56 78', '0045 12345678', '', 4512345678, null],
};

const trade: Fields = {
  title: [text(1, 64), 'required'],
  description: [text(1, 5000), 'required'],
  amount: [number(5, 10_000_000), 'required'],
  payerFee: [number(0, 100), 'required'],
  payeeFee: [number(0, 100), 'required'],
  payerFixedFee: [number(0, 2_147_483_647), 'required'],
  payeeFixedFee: [number(0, 2_147_483_647), 'required'],
  payerMarketplaceUserId: [text(1, 64), 'required'],
  payeeMarketplaceUserId: [text(1, 64), 'required'],
  referenceId: [text(0, 64), 'optional'],
  checkoutUniquenessKey: [text(1, 64), 'optional'],
  successUrl: url,
  cancelUrl: url,
  allowedTimeForItemDeliveryInMinutes: [integer(1, 129_600), 'optional'],
  'shipping.expectedMaxWeight': [{kind: 'values', good: [1, 20_000], bad: ['1', null]}, 'required'],
  'shipping.paidBy': [oneOf('Payer', 'Payee'), 'required'],
  'shipping.returnPaidBy': oneOf('Payer', 'Payee'),
  'shipping.shippingOptions[0].method': oneOf('Dao', 'PostNord', 'Bring'),
  'shipping.shippingOptions[0].deliveryPrice': number(0),
  'shipping.shippingOptions[0].returnPrice': number(0),
  'prioritizedPayees[0].bankAccount': bankAccounts,
};

const business: Fields = {
  name: text(2, 200),
  phoneNumber: [phoneNumbers, 'required'],
  payoutsAccountNumber: bankAccounts,
};

const shipment: Fields = {
  price: [{kind: 'values', good: [0, 45, 59.5], bad: ['45', null]}, 'required'],
  shipmentProviderId: [oneOf('Dao', 'PostNord'), 'required'],
  expectedMaxWeightInGrams: [{kind: 'values', good: [1, 20_000], bad: ['1', null]}, 'required'],
};

const iban = (length: number): string => `DK50${'0'.repeat(Math.max(0, length - 4))}`;

const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** What holds for every call: ids in the path, and the correlation id. */
const everywhere = expectedCalls.flatMap(({operationId, path}) => [
  ...namesIn(path).flatMap((name) =>
    rulesOf(operationId, 'path', {[name]: [text(1, 64), 'required']}),
  ),
  ...rulesOf(operationId, 'header', {'X-Correlation-Id': [text(20, 64), 'optional']}),
]);

export const rules: readonly Rule[] = [
  ...rulesOf('initiateTrade', 'body', trade),
  // Rounded, not refused.
  ...rulesOf('initiateTrade', 'body', {
    amount: {kind: 'values', good: [5.01, 5.005, 9_999_999.999], bad: [4.999, 10_000_000.001]},
  }),
  ...rulesOf('connectUser', 'body', {
    successUrl: url,
    cancelUrl: url,
    marketplaceUserId: [text(1, 64), 'required'],
    requiredKycLevel: [integer(1, 2), 'optional'],
  }),
  ...rulesOf('createBusinessUser', 'body', {
    businessId: [text(1, 64), 'required'],
    businessLocationId: [text(1, 64), 'required'],
    ...business,
  }),
  ...rulesOf('editBusinessUser', 'body', business),
  ...rulesOf('cancelTrade', 'body', {state: [text(1, 64), 'required']}),
  ...rulesOf('rejectItemCondition', 'body', {reason: [text(1, 64), 'required']}),
  ...rulesOf('buyShipment', 'body', shipment),
  ...rulesOf('buyReturnShipment', 'body', shipment),
  ...rulesOf('createPaymentLink', 'body', {successUrl: url, cancelUrl: url}),
  ...rulesOf('createTradeStatusLink', 'body', {returnUrl: url}),
  ...rulesOf('reimbursePayer', 'body', {
    amount: [{kind: 'values', good: [0.01, 250, 8500.5], bad: ['250', null]}, 'required'],
  }),
  ...everywhere,
  ...rulesOf('connectUser', 'query', {
    forceOnboarding: [
      {kind: 'values', good: ['true', 'false'], bad: ['yes', '1', '', null]},
      'optional',
    ],
  }),
  ...rulesOf('getUser', 'response', {
    'bankAccount.bank': text(0, 100),
    'bankAccount.accountNumber': {kind: 'text', min: 5, max: 34, make: iban},
    'bankAccount.name': text(0, 500),
  }),
];
