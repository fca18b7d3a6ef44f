import type {TradeState} from '@symblepay/openapi/control/types';
import type {Deed} from './deeds';

/** A step of a story, and what an integrator does about it. */
export type Scene = {
  readonly title: string;
  readonly deeds: readonly Deed[];
  readonly say: string;
};

export type Story = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly scenes: readonly Scene[];
  readonly ends: TradeState;
};

const camera = {
  title: 'Film camera',
  description: 'A 35 mm camera from 1978, tested with one roll of film.',
  amount: 1850,
};

const begin: Scene = {
  title: 'The payer clicks Buy',
  deeds: [{call: 'initiateTrade', with: {body: camera}}],
  say: 'Keep the tradeId, and send the payer to redirectUrl.',
};
const beginInPerson: Scene = {
  ...begin,
  deeds: [{call: 'initiateTrade', with: {body: {...camera, shipping: undefined}}}],
};
const beginAsPayer: Scene = {
  ...begin,
  deeds: [
    {
      call: 'initiateTrade',
      with: {body: camera, headers: {'x-sandbox-created-by': 'payer'}},
    },
  ],
  say: 'The payer created this trade, so the payee has to accept it, before or after the payment.',
};
const pay: Scene = {
  title: 'The payer pays into escrow',
  deeds: [{page: 'pay'}],
  say: 'A webhook tells you. Read the trade, and show each user their status.',
};
const buyLabel: Scene = {
  title: 'The payer buys the label',
  deeds: [{call: 'buyShipment'}, {call: 'createPaymentLink'}, {page: 'pay'}],
  say: 'The label is paid outside escrow. Show its code to the payee.',
};
const handIn: Scene = {
  title: 'The payee hands the parcel in',
  deeds: [{hours: 20}, {event: 'shipment.sent'}],
  say: 'The carrier reports it, so there is nothing to call. Show both users the tracking.',
};
const reachShop: Scene = {
  title: 'The parcel reaches the shop',
  deeds: [{hours: 26}, {event: 'shipment.ready-for-pickup'}],
  say: 'Tell the payer where the parcel waits: delivery.shopName and shopAddressFull.',
};
const pickUp: Scene = {
  title: 'The payer picks the parcel up',
  deeds: [{hours: 7}, {event: 'shipment.delivered'}],
  say: 'Ask the payer whether the item is as agreed, before status.deadline.',
};
const approve: Scene = {
  title: 'The payer approves the item',
  deeds: [{call: 'acceptItemCondition', by: 'payer'}],
  say: 'The trade is done and the payee is paid. Close the order.',
};
const reject: Scene = {
  title: 'The payer rejects the item',
  deeds: [{call: 'rejectItemCondition', by: 'payer'}],
  say: 'The money stays in escrow. Offer the return label to whoever returnPaidBy names.',
};
const buyReturnLabel: Scene = {
  title: 'The return label is bought',
  deeds: [{call: 'buyReturnShipment'}, {call: 'createPaymentLink'}, {page: 'pay'}],
  say: 'Show the code of the return label to the payer.',
};
const sendBack: Scene = {
  title: 'The payer hands the return in',
  deeds: [{hours: 20}, {event: 'return.sent'}],
  say: 'Show both users the tracking of the return.',
};
const returnArrives: Scene = {
  title: 'The return arrives',
  deeds: [{hours: 31}, {event: 'return.delivered'}],
  say: 'Ask the payee whether the item came back as it was, before status.deadline.',
};
const insurancePays: Scene = {
  title: 'The insurance pays',
  deeds: [{event: 'insurance.activated'}],
  say: 'Both users have their money. Close the order.',
};
const dispute: Scene = {
  title: 'The payee rejects the return',
  deeds: [{call: 'rejectItemCondition', by: 'payee'}],
  say: 'Support decides now. Offer no action until the trade moves on.',
};
const timeIsUp = (title: string, say: string): Scene => ({
  title,
  deeds: [{until: 'deadline'}],
  say,
});

const untilPaid = [begin, pay];
const untilLabel = [...untilPaid, buyLabel];
const untilDelivered = [...untilLabel, handIn, reachShop, pickUp];
const untilRejected = [...untilDelivered, reject];
const untilReturned = [...untilRejected, buyReturnLabel, sendBack, returnArrives];

/** Every flow of a trade, and every way in which one can go wrong. */
export const stories: readonly Story[] = [
  {
    id: 'sale',
    title: 'A sale that succeeds',
    text: 'Parcel, approved, paid out',
    scenes: [...untilDelivered, approve],
    ends: 'succeeded',
  },
  {
    id: 'in-person',
    title: 'A meeting in person',
    text: 'No parcel at all',
    scenes: [
      beginInPerson,
      pay,
      {...approve, say: 'The payer has seen the item and approved it. The payee is paid.'},
    ],
    ends: 'succeeded',
  },
  {
    id: 'return',
    title: 'A return',
    text: 'Rejected, sent back, refunded',
    scenes: [
      ...untilReturned,
      {
        title: 'The payee approves the return',
        deeds: [{call: 'acceptItemCondition', by: 'payee'}],
        say: 'The payer has the price back. Offer the item for sale again.',
      },
    ],
    ends: 'returned',
  },
  {
    id: 'silence',
    title: 'The payer says nothing',
    text: 'Approved when the time is up',
    scenes: [
      ...untilDelivered,
      timeIsUp(
        'Nobody responds',
        'Silence approves the item. Read the trade just after its deadline, and close the order.',
      ),
    ],
    ends: 'succeeded',
  },
  {
    id: 'rejected',
    title: 'The payer says no',
    text: 'No money has moved',
    scenes: [
      begin,
      {
        title: 'The payer rejects the invitation',
        deeds: [{call: 'rejectInvitation', by: 'payer'}],
        say: 'The trade is over. Put the item up for sale again.',
      },
    ],
    ends: 'cancelled',
  },
  {
    id: 'payee-rejects',
    title: 'The payee says no after the payment',
    text: 'Everything goes back',
    scenes: [
      beginAsPayer,
      pay,
      {
        title: 'The payee rejects the invitation',
        deeds: [{call: 'rejectInvitation', by: 'payee'}],
        say: 'The payer gets the price and the fee back. Tell the payer.',
      },
    ],
    ends: 'cancelled',
  },
  {
    id: 'unpaid',
    title: 'Nobody pays',
    text: 'The deadline passes',
    scenes: [
      begin,
      timeIsUp(
        'The payer does nothing',
        'The trade is cancelled. Read it just after its deadline, and free the item.',
      ),
    ],
    ends: 'cancelled',
  },
  {
    id: 'payment-fails',
    title: 'The payment fails',
    text: 'And works the second time',
    scenes: [
      beginInPerson,
      {
        title: 'The payer accepts, and the payment is declined',
        deeds: [
          {call: 'acceptInvitationAndPay', by: 'payer'},
          {call: 'createPaymentLink'},
          {page: 'decline'},
        ],
        say: 'The browser comes back by cancelUrl. Offer PaymentToEscrow again: it makes a new payment.',
      },
      {
        title: 'The payer pays again',
        deeds: [{call: 'payToEscrow', by: 'payer'}, {call: 'createPaymentLink'}, {page: 'pay'}],
        say: 'The money is in escrow. Go on as with any other trade.',
      },
      approve,
    ],
    ends: 'succeeded',
  },
  {
    id: 'not-handed-in',
    title: 'Nobody sends the parcel',
    text: 'The deadline passes',
    scenes: [
      ...untilLabel,
      timeIsUp(
        'The payee does nothing',
        'The price goes back to the payer and the fee is kept. Tell both users.',
      ),
    ],
    ends: 'cancelled',
  },
  {
    id: 'lost',
    title: 'A parcel that is lost',
    text: 'The insurance pays',
    scenes: [
      ...untilLabel,
      handIn,
      {
        title: 'The carrier loses the parcel',
        deeds: [{event: 'shipment.lost'}],
        say: 'The money stays in escrow until the insurance pays. Tell both users.',
      },
      insurancePays,
    ],
    ends: 'cancelled',
  },
  {
    id: 'return-lost',
    title: 'A return that is lost',
    text: 'The insurance pays again',
    scenes: [
      ...untilRejected,
      buyReturnLabel,
      sendBack,
      {
        title: 'The carrier loses the return',
        deeds: [{event: 'return.lost'}],
        say: 'The money stays in escrow until the insurance pays. Tell both users.',
      },
      insurancePays,
    ],
    ends: 'returned',
  },
  {
    id: 'not-returned',
    title: 'Nothing is sent back',
    text: 'The payee is paid after all',
    scenes: [
      ...untilRejected,
      timeIsUp(
        'The payer keeps the item',
        'The deadline of the return has passed, so the payee is paid. Tell both users.',
      ),
    ],
    ends: 'succeeded',
  },
  {
    id: 'dispute-payee',
    title: 'A dispute that the payee wins',
    text: 'Support pays the payee',
    scenes: [
      ...untilReturned,
      dispute,
      {
        title: 'Support decides for the payee',
        deeds: [{event: 'support.release-to-payee'}],
        say: 'The payee is paid. Close the order.',
      },
    ],
    ends: 'succeeded',
  },
  {
    id: 'dispute-payer',
    title: 'A dispute that the payer wins',
    text: 'Support refunds the payer',
    scenes: [
      ...untilReturned,
      dispute,
      {
        title: 'Support decides for the payer',
        deeds: [{event: 'support.refund-payer'}],
        say: 'The payer has the price back. Close the order.',
      },
    ],
    ends: 'returned',
  },
  {
    id: 'payer-leaves',
    title: 'The payer leaves',
    text: 'The price goes back, the fee is kept',
    scenes: [
      ...untilPaid,
      {
        title: 'The payer leaves the trade',
        deeds: [{call: 'abandonTrade', by: 'payer'}],
        say: 'Possible until the parcel is handed in, while Cancel is offered. Free the item.',
      },
    ],
    ends: 'cancelled',
  },
  {
    id: 'payee-leaves',
    title: 'The payee leaves',
    text: 'Everything goes back',
    scenes: [
      ...untilPaid,
      {
        title: 'The payee leaves the trade',
        deeds: [{call: 'abandonTrade', by: 'payee'}],
        say: 'The payer gets the price and the fee back. Tell the payer.',
      },
    ],
    ends: 'cancelled',
  },
  {
    id: 'cancelled',
    title: 'The checkout is cancelled',
    text: 'Your server changes its mind',
    scenes: [
      begin,
      {
        title: 'You cancel the checkout',
        deeds: [{call: 'cancelTrade'}],
        say: 'Send the state from redirectUrl. It works until the payer has paid.',
      },
    ],
    ends: 'cancelled',
  },
  {
    id: 'reimbursed',
    title: 'A discount afterwards',
    text: 'A part of the price goes back',
    scenes: [
      ...untilDelivered,
      {
        title: 'You reimburse a part of the price',
        deeds: [{call: 'reimbursePayer'}],
        say: 'The payer has the discount at once. The payee gets that much less in the end.',
      },
      approve,
    ],
    ends: 'succeeded',
  },
];

/** How far a story has been played, by what its steps are named after. */
export function nameScene({id}: Story, index: number): string {
  return `play/${id}/${index}`;
}

export type Played = {readonly story: Story; readonly index: number};

export function findScene(of: string | undefined): Played | undefined {
  const [kind, id, index] = of?.split('/') ?? [];
  const story = kind === 'play' ? stories.find((each) => each.id === id) : undefined;
  return story && {story, index: Number(index)};
}
