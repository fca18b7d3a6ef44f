import type {
  AgreedPayee,
  FeeTerms,
  ShippingTerms,
  TradeTerms,
} from '@symblepay/openapi/control/types';
import {limits} from '@symblepay/openapi/limits';
import type {
  PrioritizedPayeeCreation,
  ShipmentPurchase,
  Shipping,
  ShippingMethod,
  ShippingOption,
  TradeCreation,
} from '@symblepay/openapi/types';
import {toScaledPercentage} from '../trade/fees';
import type {Oere} from '../trade/money';
import {toOere} from '../trade/money';
import type {Party} from '../trade/parties';
import type {Settings} from '../world/settings';

/** What labels cost in the sandbox where the trade names no price. */
const listPrices: Readonly<Record<ShippingMethod, {delivery: Oere; return: Oere}>> = {
  Dao: {delivery: 4500, return: 3900},
  PostNord: {delivery: 5900, return: 4900},
  Bring: {delivery: 6900, return: 5900},
};

const sellers: readonly ShippingOption[] = limits.ShipmentProvider.enum.map((method) => ({method}));

type NewTradeIds = Pick<TradeTerms, 'tradeId' | 'organisationId' | 'cancelKey'>;

/** Reads the body of a new trade into terms: amounts in øre, defaults filled in. */
export function readTerms(
  body: TradeCreation,
  ids: NewTradeIds,
  settings: Settings,
  createdBy: Party,
): TradeTerms {
  const allowedTime = body.allowedTimeForItemDeliveryInMinutes;
  return {
    ...ids,
    payer: body.payerMarketplaceUserId,
    payee: body.payeeMarketplaceUserId,
    createdBy,
    title: body.title,
    description: body.description,
    price: toOere(body.amount),
    payerFee: readFee(body.payerFixedFee, body.payerFee),
    payeeFee: readFee(body.payeeFixedFee, body.payeeFee),
    prioritizedPayees: (body.prioritizedPayees ?? []).map(readPrioritizedPayee),
    images: body.imageUrls ?? [],
    ...(body.referenceId !== undefined && {referenceId: body.referenceId}),
    ...(body.checkoutUniquenessKey !== undefined && {
      checkoutUniquenessKey: body.checkoutUniquenessKey,
    }),
    ...(body.shipping && {shipping: readShipping({...body, shipping: body.shipping})}),
    successUrl: body.successUrl,
    cancelUrl: body.cancelUrl,
    payout: settings.payout,
    deadlines: {
      ...settings.deadlineMinutes,
      ...(allowedTime !== undefined && {delivery: allowedTime}),
    },
  };
}

export function readPurchase(body: ShipmentPurchase) {
  return {
    price: toOere(body.price),
    provider: body.shipmentProviderId,
    weight: body.expectedMaxWeightInGrams,
  };
}

function readFee(fixed: number, percentage: number): FeeTerms {
  return {fixed: toOere(fixed), percentage: toScaledPercentage(percentage)};
}

function readPrioritizedPayee(payee: PrioritizedPayeeCreation): AgreedPayee {
  const {symblepayAccountId, bankReferenceText, description, fikCode, bankAccount} = payee;
  return {
    amount: toOere(payee.amount),
    ...(symblepayAccountId !== undefined && {symblepayAccountId}),
    ...(bankReferenceText !== undefined && {bankReferenceText}),
    ...(description !== undefined && {description}),
    ...(fikCode !== undefined && {fikCode}),
    ...(bankAccount !== undefined && {bankAccount}),
  };
}

/**
 * Prices of labels, in this order: the shipping option's, the deprecated price, the sandbox's list
 * price. Where no option sells labels, the providers that do are offered too.
 */
function readShipping({shipping, ...body}: TradeCreation & {shipping: Shipping}): ShippingTerms {
  const named = shipping.shippingOptions ?? [];
  const options = named.some(({method}) => method !== 'Bring') ? named : [...named, ...sellers];
  /* oxlint-disable typescript/no-deprecated -- Deprecated fields still count. */
  const delivery = shipping.price;
  const back = body.returnShipping?.price;
  /* oxlint-enable typescript/no-deprecated */
  return {
    expectedMaxWeight: shipping.expectedMaxWeight,
    paidBy: shipping.paidBy,
    returnPaidBy: shipping.returnPaidBy ?? shipping.paidBy,
    options: options.map(({method, deliveryPrice, returnPrice}) => ({
      method,
      deliveryPrice: readPrice(deliveryPrice ?? delivery, listPrices[method].delivery),
      returnPrice: readPrice(returnPrice ?? back, listPrices[method].return),
    })),
  };
}

function readPrice(price: number | undefined, listPrice: Oere): Oere {
  return price === undefined ? listPrice : toOere(price);
}
