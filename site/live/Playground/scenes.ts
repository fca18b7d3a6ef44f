import type {Deed} from './deeds';

/** A step of a story, and what an integrator does about it. */
export type Scene = {
  readonly title: string;
  readonly deeds: readonly Deed[];
  readonly say: string;
};

const camera = {
  title: 'Film camera',
  description: 'A 35 mm camera from 1978, tested with one roll of film.',
  amount: 1850,
};

export const begin: Scene = {
  title: 'The payer clicks Buy',
  deeds: [{call: 'initiateTrade', with: {body: camera}}],
  say: 'Keep the tradeId, and send the payer to redirectUrl.',
};
export const beginInPerson: Scene = {
  ...begin,
  deeds: [{call: 'initiateTrade', with: {body: {...camera, shipping: undefined}}}],
};
export const beginAsPayer: Scene = {
  ...begin,
  deeds: [
    {
      call: 'initiateTrade',
      with: {body: camera, headers: {'x-sandbox-created-by': 'payer'}},
    },
  ],
  say: 'Keep the tradeId and send the payer to redirectUrl. The payee has yet to accept.',
};
export const beginWithLoan: Scene = {
  ...begin,
  deeds: [
    {
      call: 'initiateTrade',
      with: {
        body: {
          ...camera,
          prioritizedPayees: [
            {
              amount: 600,
              bankAccount: 'DK3600400440116301',
              bankReferenceText: 'Loan 5567-01',
              description: 'Remaining loan on the camera',
            },
          ],
        },
      },
    },
  ],
  say: 'Keep the tradeId and send the payer to redirectUrl. The bank is a prioritized payee.',
};
export const pay: Scene = {
  title: 'The payer pays into escrow',
  deeds: [{page: 'pay'}],
  say: 'A webhook tells you. Read the trade, and show each user their status.',
};
export const buyLabel: Scene = {
  title: 'The payer buys the label',
  deeds: [{call: 'buyShipment'}, {call: 'createPaymentLink'}, {page: 'pay'}],
  say: 'The label is paid outside escrow. Show its code to the payee.',
};
export const handIn: Scene = {
  title: 'The payee hands the parcel in',
  deeds: [{hours: 20}, {event: 'shipment.sent'}],
  say: 'The carrier reports it, so there is nothing to call. Show both users the tracking.',
};
export const reachShop: Scene = {
  title: 'The parcel reaches the shop',
  deeds: [{hours: 26}, {event: 'shipment.ready-for-pickup'}],
  say: 'Tell the payer where the parcel waits: delivery.shopName and shopAddressFull.',
};
export const pickUp: Scene = {
  title: 'The payer picks the parcel up',
  deeds: [{hours: 7}, {event: 'shipment.delivered'}],
  say: 'Ask the payer whether the item is as described, before status.deadline.',
};
export const approve: Scene = {
  title: 'The payer approves the item',
  deeds: [{call: 'acceptItemCondition', by: 'payer'}],
  say: 'The trade is done and the payee is paid. Close the order.',
};
export const reject: Scene = {
  title: 'The payer rejects the item',
  deeds: [{call: 'rejectItemCondition', by: 'payer'}],
  say: 'The money stays in escrow. Offer the return label to whoever returnPaidBy names.',
};
export const buyReturnLabel: Scene = {
  title: 'The return label is bought',
  deeds: [{call: 'buyReturnShipment'}, {call: 'createPaymentLink'}, {page: 'pay'}],
  say: 'Show the code of the return label to the payer.',
};
export const sendBack: Scene = {
  title: 'The payer hands the return in',
  deeds: [{hours: 20}, {event: 'return.sent'}],
  say: 'Show both users the tracking of the return.',
};
export const returnArrives: Scene = {
  title: 'The return arrives',
  deeds: [{hours: 31}, {event: 'return.delivered'}],
  say: 'Ask the payee whether the item came back as it was, before status.deadline.',
};
export const insurancePays: Scene = {
  title: 'The insurance pays',
  deeds: [{event: 'insurance.activated'}],
  say: 'Both users have their money. Close the order.',
};
export const dispute: Scene = {
  title: 'The payee rejects the return',
  deeds: [{call: 'rejectItemCondition', by: 'payee'}],
  say: 'Support decides now. Offer no action until the trade moves on.',
};
export const timeIsUp = (title: string, say: string): Scene => ({
  title,
  deeds: [{until: 'deadline'}],
  say,
});
