import type {ErrorResponse} from '@symblepay/openapi/types';
import type {Checks} from './conformance';
import {expectEqual} from './expect';
import {meet, newTrade} from './flow-checks';

/** What a refusal says: which field is at fault, and what to do about it. */
export const refusalChecks: Checks = {
  async 'Prices and weights beyond the own ranges of the sandbox are refused by name'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {
      body: {...newTrade(), referenceId: 'auto-pay'},
    });
    const before = await client.snapshot();
    const shipping = {expectedMaxWeight: 5000, paidBy: 'Payer' as const};
    const options = (deliveryPrice: number, returnPrice: number) => ({
      shipping: {
        ...shipping,
        shippingOptions: [{method: 'Dao' as const, deliveryPrice, returnPrice}],
      },
    });
    const faulty = [
      options(1e308, 90_071_992_547_410),
      {shipping: {...shipping, price: 10_000_000.01}},
      {shipping: {...shipping, expectedMaxWeight: 1e300}},
      {returnShipping: {price: 1e21}},
      {prioritizedPayees: [{amount: 1}, {amount: 0.001}]},
      {prioritizedPayees: [{amount: 1e308}]},
    ];
    const named: (readonly string[])[] = [];
    for (const change of faulty) {
      named.push(namesOf(await client.refuse('initiateTrade', {body: {...newTrade(), ...change}})));
    }
    const label = {
      shipmentProviderId: 'Dao',
      price: 1e308,
      expectedMaxWeightInGrams: 1e300,
    } as const;
    named.push(
      namesOf(
        await client.refuse('buyShipment', {
          path: {marketplaceUserId: 'buyer-7', tradeId},
          body: label,
        }),
      ),
      namesOf(
        await client.refuse('reimbursePayer', {
          path: {payerMarketplaceUserId: 'buyer-7', tradeId},
          body: {amount: 1e308},
        }),
      ),
    );
    expectEqual(
      named,
      [
        ['shipping.shippingOptions[0].deliveryPrice', 'shipping.shippingOptions[0].returnPrice'],
        ['shipping.price'],
        ['shipping.expectedMaxWeight'],
        ['returnShipping.price'],
        ['prioritizedPayees[1].amount'],
        ['prioritizedPayees[0].amount'],
        ['price', 'expectedMaxWeightInGrams'],
        ['amount'],
      ],
      'fields',
    );
    expectEqual(await client.snapshot(), before, 'snapshot');
    await client.call('initiateTrade', {
      body: {...newTrade(), ...options(10_000_000, 10_000_000)},
    });
  },
};

function namesOf({errors = []}: ErrorResponse): readonly string[] {
  return errors.map(({key}) => key);
}
