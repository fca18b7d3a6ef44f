import type {ShippingTerms, TradeTerms} from '@symblepay/openapi/control/types';
import type {ShipmentProvider, Shipping} from '@symblepay/openapi/types';
import type {Oere} from './money';
import type {Party} from './parties';
import type {PaymentPurpose} from './payment';
import {Refusal} from '../refusal';
import {stateRows} from './states';
import type {Trade} from './trade';

export type LabelPurpose = Exclude<PaymentPurpose, 'escrow'>;

type LabelOffer = {readonly provider: ShipmentProvider; readonly price: Oere};

export function shippingOf({shipping}: TradeTerms): ShippingTerms {
  if (!shipping) throw new Refusal('invalid-state', 'The trade has no shipping.');
  return shipping;
}

/** Bring sells no labels. */
export function listLabels(terms: TradeTerms, purpose: LabelPurpose): readonly LabelOffer[] {
  return shippingOf(terms).options.flatMap(({method, deliveryPrice, returnPrice}) =>
    method === 'Bring'
      ? []
      : [{provider: method, price: purpose === 'shipment' ? deliveryPrice : returnPrice}],
  );
}

export function payerOf(terms: TradeTerms, purpose: PaymentPurpose): Party {
  switch (purpose) {
    case 'escrow':
      return 'payer';
    case 'shipment':
      return parties[shippingOf(terms).paidBy];
    case 'return':
      return parties[shippingOf(terms).returnPaidBy];
  }
}

/** Who pays for what there is to pay for now, if anything. */
export function findPayingParty({state, terms}: Trade): Party | undefined {
  const {payable} = stateRows[state];
  return payable && payerOf(terms, payable);
}

const parties: Readonly<Record<Shipping['paidBy'], Party>> = {Payer: 'payer', Payee: 'payee'};
