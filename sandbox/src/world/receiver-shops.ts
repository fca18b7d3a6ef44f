import type {ReceiverShop} from '../trade/trade';

/** Parcel shops of the sandbox. An id that is not here names a made-up shop, so that any works. */
export const RECEIVER_SHOPS: Readonly<Record<string, ReceiverShop>> = {
  'dao-2200-014': {
    shopName: 'Nørrebro Kiosk',
    shopAddressFull: 'Nørrebrogade 110, 2200 København N',
  },
  'postnord-8000-003': {
    shopName: 'Banegårdens Pakkeshop',
    shopAddressFull: 'Banegårdspladsen 1, 8000 Aarhus C',
  },
};

export function findReceiverShop(id: string | null): ReceiverShop | undefined {
  if (id === null || id === '') return undefined;
  if (Object.hasOwn(RECEIVER_SHOPS, id)) return RECEIVER_SHOPS[id];
  return {shopName: `Parcel shop ${id}`, shopAddressFull: 'Rådhuspladsen 1, 1550 København V'};
}
