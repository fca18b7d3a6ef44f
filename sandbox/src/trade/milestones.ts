import type {IconId, MilestoneId} from '@symblepay/openapi/types';
import type {Party} from './transition';

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

const refunded = each.bind(null, 'escrow_cancelled');

export const MILESTONES: Readonly<Record<MilestoneId, MilestoneText>> = {
  invitation_send: both('phone', 'Invitation sent', 'The trade was offered to the other party.'),
  paid_to_escrow: each(
    'paid_to_escrow',
    'Paid to escrow',
    'Your money is held in escrow until you approve the item.',
    'The money is held in escrow until the buyer approves the item.',
  ),
  insurance_activated: each(
    'insurance',
    'Insurance activated',
    'The parcel was lost. You get your money back.',
    'The parcel was lost. The insurance covers the price.',
  ),
  delivery_shipment_sent: each(
    'delivery_in_progress',
    'Parcel sent',
    'The seller has handed the parcel in.',
    'You have handed the parcel in.',
  ),
  delivery_shipment_pickup_ready: each(
    'shop',
    'Ready for pick-up',
    'The parcel waits for you in the parcel shop.',
    'The parcel waits for the buyer in the parcel shop.',
  ),
  delivery_shipment_delivered: each(
    'physical_delivery',
    'Parcel delivered',
    'You have the parcel. Look at the item.',
    'The buyer has the parcel.',
  ),
  delivery_shipment_lost: both('please_wait', 'Parcel lost', 'The carrier cannot find the parcel.'),
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
    'Delivery took too long',
    'The item was not delivered in time.',
  ),
  return_shipment_sent: each(
    'delivery_in_progress',
    'Return sent',
    'You have handed the return in.',
    'The buyer has handed the return in.',
  ),
  return_shipment_pickup_ready: each(
    'shop',
    'Return ready for pick-up',
    'The return waits for the seller in the parcel shop.',
    'The return waits for you in the parcel shop.',
  ),
  return_delivery_shipment_delivered: each(
    'physical_delivery',
    'Return delivered',
    'The seller has the return.',
    'You have the return. Look at the item.',
  ),
  return_shipment_lost: both('please_wait', 'Return lost', 'The carrier cannot find the return.'),
  return_condition_accepted: both('item_approved', 'Return approved', 'The return is approved.'),
  return_condition_rejected: each(
    'item_rejected',
    'Return rejected',
    'The seller rejected the return. Support decides.',
    'You rejected the return. Support decides.',
  ),
  return_deadline_exceeded: each(
    'delivery_time',
    'Return took too long',
    'The item was not sent back in time, so the seller is paid.',
    'The item was not sent back in time, so you are paid.',
  ),
  finished: both('trade_succesful', 'Trade finished', 'The trade is complete.'),
  cancelled: both('escrow_cancelled', 'Trade cancelled', 'The trade was called off.'),
  cancelled_by_buyer: refunded(
    'Cancelled by the buyer',
    'You called the trade off.',
    'The buyer called the trade off.',
  ),
  cancelled_by_seller: refunded(
    'Cancelled by the seller',
    'The seller called the trade off.',
    'You called the trade off.',
  ),
  cancelled_with_payment_to_buyer: refunded(
    'Cancelled, money returned',
    'The trade was called off and your money is on its way back.',
    'The trade was called off and the buyer got the money back.',
  ),
  cancelled_by_buyer_with_payment_to_buyer: refunded(
    'Cancelled by the buyer, money returned',
    'You called the trade off and your money is on its way back.',
    'The buyer called the trade off and got the money back.',
  ),
  cancelled_by_seller_with_payment_to_buyer: refunded(
    'Cancelled by the seller, money returned',
    'The seller called the trade off and your money is on its way back.',
    'You called the trade off and the buyer got the money back.',
  ),
};
