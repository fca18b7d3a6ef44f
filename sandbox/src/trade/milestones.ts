import type {IconId, MilestoneId} from '@symblepay/openapi/types';
import type {Party} from './parties';

/** What a milestone says to each party. Which icon belongs to which milestone is a guess. */
type MilestoneText = {
  readonly icon: IconId;
  readonly title: string;
  readonly description: Readonly<Record<Party, string>>;
};

function both(icon: IconId, title: string, description: string): MilestoneText {
  return {icon, title, description: {payer: description, payee: description}};
}

function each(icon: IconId, title: string, payer: string, payee: string): MilestoneText {
  return {icon, title, description: {payer, payee}};
}

const cancelled = each.bind(null, 'escrow_cancelled');

export const milestoneTexts: Readonly<Record<MilestoneId, MilestoneText>> = {
  invitation_send: both(
    'phone',
    'Invitation sent',
    'The invited user can accept or reject the trade.',
  ),
  paid_to_escrow: each(
    'paid_to_escrow',
    'Paid to escrow',
    'Your money is held in escrow until you approve the item.',
    'The money is held in escrow until the buyer approves the item.',
  ),
  insurance_activated: each(
    'insurance',
    'Insurance activated',
    'The parcel was lost. The money goes to you.',
    'The parcel was lost. The insurance covers the price.',
  ),
  delivery_shipment_sent: each(
    'delivery_in_progress',
    'Parcel sent',
    'The seller has handed in the parcel.',
    'You have handed in the parcel.',
  ),
  delivery_shipment_pickup_ready: each(
    'shop',
    'Ready for pick-up',
    'The parcel is waiting for you in the parcel shop.',
    'The parcel is waiting for the buyer in the parcel shop.',
  ),
  delivery_shipment_delivered: each(
    'physical_delivery',
    'Parcel delivered',
    'You have the parcel. Check the item.',
    'The buyer has the parcel.',
  ),
  delivery_shipment_lost: both('please_wait', 'Parcel lost', "The carrier can't find the parcel."),
  // By the payer, or by time: the text holds for both.
  delivery_condition_accepted: both('item_approved', 'Item approved', 'The item is approved.'),
  delivery_condition_rejected: each(
    'item_rejected',
    'Item rejected',
    'You rejected the item. It goes back to the seller.',
    'The buyer rejected the item. It comes back to you.',
  ),
  delivery_deadline_exceeded: both(
    'delivery_time',
    'Delivery deadline missed',
    "The item wasn't handed in or handed over on time.",
  ),
  return_shipment_sent: each(
    'delivery_in_progress',
    'Return sent',
    'You have handed in the return.',
    'The buyer has handed in the return.',
  ),
  return_shipment_pickup_ready: each(
    'shop',
    'Return ready for pick-up',
    'The return is waiting for the seller in the parcel shop.',
    'The return is waiting for you in the parcel shop.',
  ),
  return_delivery_shipment_delivered: each(
    'physical_delivery',
    'Return delivered',
    'The seller has the return.',
    'You have the return. Check the item.',
  ),
  return_shipment_lost: both('please_wait', 'Return lost', "The carrier can't find the return."),
  return_condition_accepted: both('item_approved', 'Return approved', 'The return is approved.'),
  return_condition_rejected: each(
    'item_rejected',
    'Return rejected',
    'The seller rejected the return. Support decides.',
    'You rejected the return. Support decides.',
  ),
  return_deadline_exceeded: each(
    'delivery_time',
    'Return deadline missed',
    "The return wasn't handed in on time, so the money goes to the seller.",
    "The return wasn't handed in on time, so the money goes to you.",
  ),
  finished: both('trade_succesful', 'Trade finished', 'The trade is complete.'),
  cancelled: both('escrow_cancelled', 'Trade cancelled', 'The trade was cancelled.'),
  cancelled_by_buyer: cancelled(
    'Cancelled by the buyer',
    'You cancelled the trade.',
    'The buyer cancelled the trade.',
  ),
  cancelled_by_seller: cancelled(
    'Cancelled by the seller',
    'The seller cancelled the trade.',
    'You cancelled the trade.',
  ),
  cancelled_with_payment_to_buyer: cancelled(
    'Cancelled, money returned',
    'The trade was cancelled, and you get your money back.',
    'The trade was cancelled, and the buyer gets the money back.',
  ),
  cancelled_by_buyer_with_payment_to_buyer: cancelled(
    'Cancelled by the buyer, money returned',
    'You cancelled the trade and get your money back.',
    'The buyer cancelled the trade and gets the money back.',
  ),
  cancelled_by_seller_with_payment_to_buyer: cancelled(
    'Cancelled by the seller, money returned',
    'The seller cancelled the trade, and you get your money back.',
    'You cancelled the trade, and the buyer gets the money back.',
  ),
};
