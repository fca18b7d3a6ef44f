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
  say: 'The label is paid outside escrow. Show the payee its code.',
};
export const handIn: Scene = {
  title: 'The payee hands in the parcel',
  deeds: [{hours: 20}, {event: 'shipment.sent'}],
  say: 'The carrier reports it: you send no request. Show both users the tracking link.',
};
export const reachShop: Scene = {
  title: 'The parcel reaches the shop',
  deeds: [{hours: 26}, {event: 'shipment.ready-for-pickup'}],
  say: 'Tell the payer where to pick it up: delivery.shopName and shopAddressFull.',
};
export const pickUp: Scene = {
  title: 'The payer picks up the parcel',
  deeds: [{hours: 7}, {event: 'shipment.delivered'}],
  say: 'Ask the payer to check the item before status.deadline.',
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
  say: 'Show the payer the code of the return label.',
};
export const sendBack: Scene = {
  title: 'The payer hands in the return',
  deeds: [{hours: 20}, {event: 'return.sent'}],
  say: 'Show both users the tracking link.',
};
export const returnArrives: Scene = {
  title: 'The return arrives',
  deeds: [{hours: 31}, {event: 'return.delivered'}],
  say: 'Ask the payee to check the item before status.deadline.',
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
