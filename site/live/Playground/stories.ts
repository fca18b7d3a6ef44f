import type {TradeState} from '@symblepay/openapi/control/types';
import type {Scene} from './scenes';
import {
  approve,
  begin,
  beginAsPayer,
  beginInPerson,
  beginWithLoan,
  buyLabel,
  buyReturnLabel,
  dispute,
  handIn,
  insurancePays,
  pay,
  pickUp,
  reachShop,
  reject,
  returnArrives,
  sendBack,
  timeIsUp,
} from './scenes';

export type Story = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly scenes: readonly Scene[];
  readonly ends: TradeState;
};

const untilPaid = [begin, pay];
const untilLabel = [...untilPaid, buyLabel];
const sendParcel = [handIn, reachShop, pickUp];
const untilDelivered = [...untilLabel, ...sendParcel];
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
    scenes: [beginInPerson, pay, {...approve, say: 'The payee is paid. Close the order.'}],
    ends: 'succeeded',
  },
  {
    id: 'loan',
    title: 'A loan on the item',
    text: 'The bank is paid before the payee',
    scenes: [
      beginWithLoan,
      pay,
      buyLabel,
      ...sendParcel,
      {...approve, say: 'The bank gets its 600 kr. first, the payee the rest. Close the order.'},
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
        say: 'The payer gets the price back. Offer the item for sale again.',
      },
    ],
    ends: 'returned',
  },
  {
    id: 'silence',
    title: "The payer doesn't respond",
    text: 'Approved automatically',
    scenes: [
      ...untilDelivered,
      timeIsUp(
        'Nobody responds',
        'The item is approved automatically. Read the trade just after its deadline, and close the order.',
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
        'The trade is cancelled. Read it just after its deadline, and put the item up for sale again.',
      ),
    ],
    ends: 'cancelled',
  },
  {
    id: 'payment-fails',
    title: 'The payment fails',
    text: 'Then works the second time',
    scenes: [
      beginInPerson,
      {
        title: 'The payer accepts, and the payment is declined',
        deeds: [
          {call: 'acceptInvitationAndPay', by: 'payer'},
          {call: 'createPaymentLink'},
          {page: 'decline'},
        ],
        say: 'The browser returns to cancelUrl. Offer PaymentToEscrow again: it creates a new payment.',
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
        'The payer gets the price back, but not the fee. Tell both users.',
      ),
    ],
    ends: 'cancelled',
  },
  {
    id: 'lost',
    title: 'A lost parcel',
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
    title: 'A lost return',
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
        'The return deadline has passed, so the payee is paid. Tell both users.',
      ),
    ],
    ends: 'succeeded',
  },
  {
    id: 'dispute-payee',
    title: 'The payee wins a dispute',
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
    title: 'The payer wins a dispute',
    text: 'Support refunds the payer',
    scenes: [
      ...untilReturned,
      dispute,
      {
        title: 'Support decides for the payer',
        deeds: [{event: 'support.refund-payer'}],
        say: 'The payer gets the price back. Close the order.',
      },
    ],
    ends: 'returned',
  },
  {
    id: 'payer-leaves',
    title: 'The payer leaves',
    text: 'The price goes back, but not the fee',
    scenes: [
      ...untilPaid,
      {
        title: 'The payer leaves the trade',
        deeds: [{call: 'abandonTrade', by: 'payer'}],
        say: 'Put the item up for sale again, and tell the payee.',
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
        say: 'Put the item up for sale again. The state you sent comes from redirectUrl.',
      },
    ],
    ends: 'cancelled',
  },
  {
    id: 'reimbursed',
    title: 'A discount afterwards',
    text: 'Part of the price goes back',
    scenes: [
      ...untilDelivered,
      {
        title: 'You reimburse part of the price',
        deeds: [{call: 'reimbursePayer'}],
        say: 'Show both users the new amount: the payee gets that much less.',
      },
      approve,
    ],
    ends: 'succeeded',
  },
];
