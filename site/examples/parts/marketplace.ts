import type {PaymentLinkRequest, TradeCreation} from '@symblepay/openapi/types';
import {cast, itemsForSale} from '@symblepay/sandbox/facts';

/** What the users of our example marketplace trade. */
export const items = mapItems(({title, description, amount}) => ({title, description, amount}));

const adIds: Readonly<Record<ItemName, string>> = {
  mountainBike: 'ad-7750318',
  recordPlayer: 'ad-7762140',
  oakTable: 'ad-7764409',
  winterCoat: 'ad-7770563',
  filmCamera: 'ad-7781204',
  boardGame: 'ad-7783355',
  runningShoes: 'ad-7790026',
  cargoBike: 'ad-7791877',
  espressoMachine: 'ad-7802541',
  woolBlanket: 'ad-7803692',
  guitar: 'ad-7815230',
  deskLamp: 'ad-7816904',
  headphones: 'ad-7820017',
  bookshelf: 'ad-7824468',
  piano: 'ad-7831195',
  cityBike: 'ad-7836720',
};

/** What the marketplace sends about an item's advertisement, derived from its id. */
export const ads = mapItems((_, name) => ({
  id: adIds[name],
  /** The order of who buys it. */
  orderId: adIds[name].replace('ad', 'order'),
  /** The key of its only sale. */
  saleKey: `${adIds[name]}-1`,
  pictures: [`https://pictures.gulerod.example/${adIds[name]}/1.jpg`],
  /** Where the users of the trade come back to. */
  tradeUrl: `https://www.gulerod.example/trades/${adIds[name]}`,
}));

/** Two users whom every sandbox knows: connected, with a payout account. */
export const payer = cast.payer.marketplaceUserId;
export const payee = cast.payee.marketplaceUserId;

/** A payee who has yet to connect. */
export const newPayee = cast.newPayee.marketplaceUserId;

/** A payee whom the sandbox connects without anybody clicking. */
export const autoPayee = cast.autoPayee.marketplaceUserId;

/** Others who want to buy the same item; a payer need not be connected. */
export const otherPayer = cast.otherPayer.marketplaceUserId;
export const latePayer = cast.latePayer.marketplaceUserId;

export const nobody = 'nobody-4711';

/** An id that belongs to no trade. */
export const noTrade = '00000000-0000-4000-8000-000000000000';

/** The parameters of a path that names a trade and one of its two users. */
export const payerOf = (tradeId: string) => ({marketplaceUserId: payer, tradeId});
export const payeeOf = (tradeId: string) => ({marketplaceUserId: payee, tradeId});

export const reimbursement = (tradeId: string, amount: number) => ({
  path: {payerMarketplaceUserId: payer, tradeId},
  body: {amount},
});

/** A request of `createPaymentLink` for the payer. */
export const linkTo = (paymentId: string, body: PaymentLinkRequest = checkoutUrls) => ({
  path: {marketplaceUserId: payer, paymentId},
  body,
});

/** Where hosted pages send users back to. */
export const checkoutUrls = returnUrls('paid', 'not-paid');
export const labelUrls = returnUrls('label-paid', 'label-not-paid');
export const connectUrls = returnUrls('connected', 'not-connected');
export const profileUrls = returnUrls('profile/connected', 'profile/not-connected');
export const payoutUrl = 'https://www.gulerod.example/profile/payouts';

/** Where the marketplace's app takes over again. */
export const appSwitch = {
  appSwitchCallbackUri: 'https://app.gulerod.example/trades',
  operatingSystem: 'iOS',
} as const;

export const usualFees = {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1, payeeFixedFee: 0};

/** Fees in percent and in kroner for both users, for sums that are exact to the øre. */
export const mixedFees = {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1.25, payeeFixedFee: 10};

/** The payee pays all fees, so the payer pays the price and nothing else. */
export const payeeFees = {payerFee: 0, payerFixedFee: 0, payeeFee: 4, payeeFixedFee: 12};

export const noFees = {payerFee: 0, payerFixedFee: 0, payeeFee: 0, payeeFixedFee: 0};

const usualUsers = {payerMarketplaceUserId: payer, payeeMarketplaceUserId: payee};

/**
 * A trade of an item on the usual terms, changed or completed by what is given. The order of the
 * fields is the order that readers see: some come before the addresses, the rest after them.
 */
export function sale(
  item: ItemName,
  before: Partial<TradeCreation> = {},
  after: Partial<TradeCreation> = {},
): TradeCreation {
  return {...items[item], ...usualFees, ...usualUsers, ...before, ...checkoutUrls, ...after};
}

/** The sandbox's own header: who counts as the creator is not part of the documented call. */
export const createdByPayer = {
  'X-Correlation-Id': 'gulerod-2026-03-02-000418',
  'X-Sandbox-Created-By': 'payer',
};

export function returnUrls(success: string, cancel: string) {
  const site = 'https://www.gulerod.example';
  return {successUrl: `${site}/${success}`, cancelUrl: `${site}/${cancel}`};
}

export type ItemName = keyof typeof itemsForSale;

function mapItems<Made>(make: (item: (typeof itemsForSale)[ItemName], name: ItemName) => Made) {
  const entries = Object.entries(itemsForSale).map(([name, item]) => [
    name,
    make(item, name as ItemName),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<ItemName, Made>>;
}
