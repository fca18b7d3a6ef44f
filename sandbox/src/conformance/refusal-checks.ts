import {nameControlCall} from '../control-call';
import type {ErrorResponse} from '@symblepay/openapi/types';
import type {Checks} from './checks';
import {expectEqual, expectTrue} from './expect';
import {meet, newTrade} from './flow-checks';

/** What a refusal says: which field is at fault, and what to do about it. */
export const refusalChecks: Checks = {
  async 'Any operating system is taken, up to the limit of its name'(client) {
    await meet(client);
    const body = (operatingSystem: string) => ({
      ...newTrade(),
      appSwitch: {appSwitchCallbackUri: 'gulerod://back', operatingSystem},
    });
    await client.call('initiateTrade', {body: body('HarmonyOS')});
    const refused = await client.refuse('initiateTrade', {body: body('x'.repeat(65))});
    expectEqual(namesOf(refused), ['appSwitch.operatingSystem'], 'fields');
  },

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

  async 'A refused trade names the field at fault and says what to do'(client) {
    await meet(client);
    const paid = {...newTrade(), checkoutUniquenessKey: 'sold', referenceId: 'auto-pay'};
    await client.call('initiateTrade', {body: paid});
    const refuse = async (change: object) => {
      const error = await client.refuse('initiateTrade', {body: {...newTrade(), ...change}});
      return [error.typeCode, ...namesOf(error), error.detail];
    };
    expectEqual(
      [
        await refuse({payeeMarketplaceUserId: 'new'}),
        await refuse({checkoutUniquenessKey: 'sold'}),
        await refuse({payeeFixedFee: 950}),
      ],
      [
        [
          'payee-not-connected',
          'payeeMarketplaceUserId',
          'The payee has not connected with Symblepay yet. Connect the user, then initiate the trade.',
        ],
        [
          'uniqueness-key-used',
          'checkoutUniquenessKey',
          'A checkout with this checkoutUniquenessKey is paid. Use a new key only for a new sale.',
        ],
        [
          'fees-exceed-amount',
          'amount',
          "The payee's fee and the prioritized payees take 1060 DKK, more than the amount of 1000 DKK. Lower the fee or what they get.",
        ],
      ],
      'refusals',
    );
  },

  async 'A refused step names the field at fault, and whose step it is'(client) {
    await meet(client);
    const shippingOptions = [{method: 'Dao' as const, deliveryPrice: 45}];
    const {tradeId} = await client.call('initiateTrade', {
      body: {
        ...newTrade(),
        shipping: {expectedMaxWeight: 5000, paidBy: 'Payer', shippingOptions},
        referenceId: 'auto-pay',
      },
    });
    const buy = (user: string, shipmentProviderId: 'Dao' | 'PostNord', price: number) =>
      client.refuse('buyShipment', {
        path: {marketplaceUserId: user, tradeId},
        body: {price, shipmentProviderId, expectedMaxWeightInGrams: 1},
      });
    const value = 'The trade offers Dao for 45 DKK.';
    expectEqual((await buy('buyer-7', 'Dao', 44)).errors, [{key: 'price', value}], 'price');
    expectEqual(
      (await buy('buyer-7', 'PostNord', 45)).errors,
      [{key: 'shipmentProviderId', value}],
      'provider',
    );
    expectEqual((await buy('seller-7', 'Dao', 45)).detail, 'Only the payer can do this.', 'role');
    const reimburse = (amount: number) =>
      client.refuse('reimbursePayer', {
        path: {payerMarketplaceUserId: 'buyer-7', tradeId},
        body: {amount},
      });
    expectEqual(
      (await reimburse(1000.01)).errors,
      [{key: 'amount', value: 'Must be at most 1000 DKK.'}],
      'amount',
    );
  },

  async 'A parcel shop that is not known is refused, and the known ones are named'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
    const path = {marketplaceUserId: 'buyer-7', tradeId};
    const before = await client.snapshot();
    const {typeCode, errors} = await client.refuse('acceptInvitationAndPay', {
      path,
      query: {receiverShopId: 'dao-9999-001'},
    });
    expectEqual(typeCode, 'validation-error', 'typeCode');
    const value = 'Must be one of dao-2200-014, postnord-8000-003, or left out.';
    expectEqual(errors, [{key: 'receiverShopId', value}], 'field');
    expectEqual(await client.snapshot(), before, 'snapshot');
  },

  async 'A company that is not allowed learns which are, and where the list is set'(client) {
    const {detail = '', errors} = await client.refuse('createBusinessUser', {
      body: {
        businessId: '99999999',
        businessLocationId: '1',
        name: 'Havnens Cykler',
        phoneNumber: '+45 12345678',
      },
    });
    expectTrue(detail.includes(nameControlCall('changeSettings')), detail);
    const value = 'Must be one of 12345674, 11111113, 22222226, 33333339.';
    expectEqual(errors, [{key: 'businessId', value}], 'list');
  },
};

function namesOf({errors = []}: ErrorResponse): readonly string[] {
  return errors.map(({key}) => key);
}
