import type {Party} from '@symblepay/openapi/types';
import {cast} from '@symblepay/sandbox/facts';

/** A small parcel with Dao, and who pays for it and for its return. */
export function smallParcel(paidBy: Party, returnPaidBy?: Party) {
  return {
    expectedMaxWeight: 2000,
    paidBy,
    ...(returnPaidBy && {returnPaidBy}),
    shippingOptions: [{method: 'Dao' as const, deliveryPrice: 45, returnPrice: 39}],
  };
}

export const smallLabel = {
  price: 45,
  shipmentProviderId: 'Dao' as const,
  expectedMaxWeightInGrams: 2000,
};

export const smallReturnLabel = {...smallLabel, price: 39};

/** The payee and the payer, with what a carrier needs to know. */
export const sender = contact(cast.payee, 'oliver.thygesen@gulerod.example');
export const receiver = contact(cast.payer, 'magnus.overgaard@gulerod.example');

type Person = (typeof cast)[keyof typeof cast];

export function contact({name, phoneNumber, address, postalCode, city}: Person, email: string) {
  return {name, email, phoneNumber, address, postalCode, city};
}
