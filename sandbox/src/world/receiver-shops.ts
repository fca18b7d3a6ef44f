import type {ReceiverShop} from '../trade/trade';
import {Refusal} from '../refusal';

export const receiverShops: Readonly<Record<string, ReceiverShop>> = {
  'dao-2200-014': {
    shopName: 'Nørrebro Kiosk',
    shopAddressFull: 'Nørrebrogade 110, 2200 København N',
  },
  'postnord-8000-003': {
    shopName: 'Banegårdens Pakkeshop',
    shopAddressFull: 'Banegårdspladsen 1, 8000 Aarhus C',
  },
};

export function readReceiverShop(id: string | null): ReceiverShop | undefined {
  if (id === null || id === '') return undefined;
  if (Object.hasOwn(receiverShops, id)) return receiverShops[id];
  const known = Object.keys(receiverShops).join(', ');
  throw new Refusal('validation-error', 'Unknown parcel shop.', [
    {key: 'receiverShopId', value: `Must be one of ${known}, or left out.`},
  ]);
}
