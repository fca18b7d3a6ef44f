import {expect, test} from 'vitest';
import {createSymblepay} from '../symblepay.ts';
import {play} from './play.ts';
import type {Shop} from './shop.ts';
import {openShop} from './shop.ts';
import {openWorld} from './world.ts';

type Asked = {readonly status: number; readonly body: Readonly<Record<string, unknown>>};

/** How each error code comes about. The user gets to know the code, and can do something about it. */
const askedFor: Readonly<Record<string, (shop: Shop) => Promise<Asked>>> = {
  'not-found': (shop) => shop.ask('GET /users/nobody'),
  'validation-error': async (shop) => buy(shop, await shop.sell({price: -1})),
  'payee-not-connected': async (shop) => buy(shop, await shop.sell({seller: 'stranger'})),
  'fees-exceed-amount': async (shop) => buy(shop, await shop.sell({price: 10})),
  'uniqueness-key-used': async (shop) => {
    const {id} = await play(shop, 'page pay');
    return buy(shop, shop.findOrder(id).item.id, 'buyer-2');
  },
  'invalid-state': async (shop) => move(shop, await play(shop, 'page pay'), 'buyer-1 approve'),
  'wrong-role': async (shop) => move(shop, await play(shop, 'buyer accept'), 'seller-1 pay'),
  'already-paid': async (shop) =>
    move(shop, await play(shop, 'buyer accept, page pay'), 'buyer-1 pay'),
  'insufficient-escrow': async (shop) => {
    const {id} = await play(shop, 'page pay');
    return shop.ask(`POST /orders/${id}/refunds/1`, {amount: 991});
  },
  'company-not-allowed': (shop) => register(shop, '99999999'),
  'already-exists': async (shop) => {
    await register(shop);
    return register(shop);
  },
};

test.each(Object.entries(askedFor))('%s', async (code, ask) => {
  const {status, body} = await ask(await openShop());
  expect([status, body.error]).toEqual([409, code]);
});

test('unauthorized', async () => {
  const symblepay = createSymblepay({server: openWorld().server, apiKey: 'wrong'});
  const refused = symblepay('GET /users/seller-1');
  await expect(refused).rejects.toMatchObject({status: 401, body: {typeCode: 'unauthorized'}});
});

function buy(shop: Shop, item: string, user = 'buyer-1'): Promise<Asked> {
  return shop.ask(`POST /items/${item}/orders`, {user});
}

function move(shop: Shop, {id}: {readonly id: string}, who: string): Promise<Asked> {
  const [user, what] = who.split(' ');
  return shop.ask(`POST /orders/${id}/moves/${what ?? ''}`, {user});
}

function register(shop: Shop, businessId = '11111113'): Promise<Asked> {
  return shop.ask('POST /companies', {
    businessId,
    businessLocationId: '1001',
    name: 'Havnens Cykler',
    phoneNumber: '+45 12345678',
    payoutsAccountNumber: '00400440116243',
  });
}
