import type {Party} from '@symblepay/openapi/types';
import {CAST} from '@symblepay/sandbox/facts';
import type {ScenarioTools} from '../../plugins/executed-examples/scenario';

/** A small parcel that goes with Dao, and who pays for it. */
export function smallParcel(sides: {readonly paidBy: Party; readonly returnPaidBy?: Party}) {
  return {
    expectedMaxWeight: 2000,
    ...sides,
    shippingOptions: [{method: 'Dao' as const, deliveryPrice: 45, returnPrice: 39}],
  };
}

/** The label of a small parcel. */
export const smallLabel = {
  price: 45,
  shipmentProviderId: 'Dao' as const,
  expectedMaxWeightInGrams: 2000,
};

export const smallReturnLabel = {...smallLabel, price: 39};

/** The payee and the payer, as a carrier needs to know them. */
export const sender = contact(CAST.payee, 'oliver.thygesen@gulerod.example');
export const receiver = contact(CAST.payer, 'magnus.overgaard@gulerod.example');

type Person = (typeof CAST)[keyof typeof CAST];

export function contact({name, phoneNumber, address, postalCode, city}: Person, email: string) {
  return {name, email, phoneNumber, address, postalCode, city};
}

const stations = {
  sent: {event: 'shipment.sent', text: 'The payee hands the parcel in'},
  'at-shop': {event: 'shipment.ready-for-pickup', text: 'The parcel waits in the parcel shop'},
  delivered: {event: 'shipment.delivered', text: 'The payer picks the parcel up'},
  lost: {event: 'shipment.lost', text: 'The parcel is lost'},
  'return-sent': {event: 'return.sent', text: 'The payer hands the return in'},
  'return-lost': {event: 'return.lost', text: 'The return is lost'},
  'return-delivered': {event: 'return.delivered', text: 'The payee has the item back'},
};

/** The carrier takes a parcel past these stations, each a step of its own. */
export async function carryParcel(
  {happens}: ScenarioTools,
  tradeId: string,
  passed: readonly (keyof typeof stations)[],
): Promise<void> {
  for (const station of passed) {
    await happens(station, {by: 'carrier', tradeId, ...stations[station]});
  }
}
