import type {ActionType, IconId} from '@symblepay/openapi/types';
import {labelPayer} from './money-rules';
import type {TradeState} from './states';
import type {Trade} from './trade';
import type {Party} from './transition';

/** What one party sees of a trade in a state. Actions, icons and texts are a model. */
type StatusRow = {
  readonly icon: IconId;
  readonly title: string;
  readonly description: string;
  readonly actions: readonly ActionType[];
};

type StatusRule = Readonly<Record<Party, StatusRow>>;

function row(
  icon: IconId,
  title: string,
  description: string,
  ...actions: readonly ActionType[]
): StatusRow {
  return {icon, title, description, actions};
}

function same(...cells: Parameters<typeof row>): StatusRule {
  return {payer: row(...cells), payee: row(...cells)};
}

const INVITED_BY_PAYEE: StatusRule = {
  payer: row(
    'approve',
    'You are invited to a trade',
    'Accept and pay, or reject the invitation.',
    'RespondToInvitationAndPay',
    'RespondToInvitation',
    'Cancel',
  ),
  payee: row('please_wait', 'Waiting for the buyer', 'The buyer has not answered yet.', 'Cancel'),
};

const INVITED_BY_PAYER: StatusRule = {
  payer: row(
    'please_wait',
    'Waiting for the seller',
    'The seller has not answered yet. You can pay already.',
    'PaymentToEscrow',
    'Cancel',
  ),
  payee: row(
    'approve',
    'You are invited to a trade',
    'Accept or reject the invitation.',
    'RespondToInvitation',
    'Cancel',
  ),
};

const STATUSES: Readonly<Record<Exclude<TradeState, 'invited'>, StatusRule>> = {
  accepted: {
    payer: row(
      'approve',
      'Pay to start the trade',
      'Your money is held in escrow until you approve the item.',
      'PaymentToEscrow',
      'Cancel',
    ),
    payee: row('please_wait', 'Waiting for payment', 'The buyer has not paid yet.', 'Cancel'),
  },
  paidUnaccepted: {
    payer: row('escrow_active', 'Your money is in escrow', 'The seller must accept.', 'Cancel'),
    payee: row(
      'approve',
      'The buyer has paid',
      'Accept or reject the invitation.',
      'RespondToInvitation',
    ),
  },
  awaitingShipment: {
    payer: row(
      'escrow_active',
      'Your money is in escrow',
      'A shipping label must be bought.',
      'BuyShipment',
      'Cancel',
    ),
    payee: row(
      'please_wait',
      'The buyer has paid',
      'A shipping label must be bought.',
      'BuyShipment',
      'Cancel',
    ),
  },
  awaitingHandIn: {
    payer: row('please_wait', 'Waiting for the parcel', 'The seller has a label.', 'Cancel'),
    payee: row(
      'delivery_time',
      'Hand the parcel in',
      'Write or show the label code in the parcel shop.',
      'ShowShipment',
      'Cancel',
    ),
  },
  shipmentSent: same(
    'delivery_in_progress',
    'The parcel is on its way',
    'Follow it with the tracking link.',
    'TrackShipment',
  ),
  shipmentAtPickup: same(
    'shop',
    'The parcel is in the parcel shop',
    'It can be picked up now.',
    'TrackShipment',
  ),
  shipmentDelivered: {
    payer: row(
      'approve',
      'Is the item as agreed?',
      'Approve it, or reject it and send it back.',
      'GiveItemConditionFeedback',
      'TrackShipment',
    ),
    payee: row('please_wait', 'The buyer looks at the item', 'Please wait.', 'TrackShipment'),
  },
  shipmentLost: same('insurance', 'The parcel is lost', 'The insurance takes over.'),
  manualDelivery: {
    payer: row(
      'physical_delivery',
      'Meet the seller',
      'Your money is in escrow. Look at the item, then approve or reject it.',
      'GiveItemConditionFeedbackManualDelivery',
      'Cancel',
    ),
    payee: row(
      'physical_delivery',
      'Meet the buyer',
      'The money is in escrow. Hand the item over.',
      'Cancel',
    ),
  },
  awaitingReturnShipment: {
    payer: row(
      'item_rejected',
      'You rejected the item',
      'A return label must be bought.',
      'BuyReturnShipment',
    ),
    payee: row(
      'please_wait',
      'The buyer rejected the item',
      'A return label must be bought.',
      'BuyReturnShipment',
    ),
  },
  awaitingReturnHandIn: {
    payer: row(
      'delivery_time',
      'Hand the return in',
      'Write or show the label code in the parcel shop.',
      'ShowShipment',
    ),
    payee: row('please_wait', 'Waiting for the return', 'The buyer has a return label.'),
  },
  returnSent: same(
    'delivery_in_progress',
    'The return is on its way',
    'Follow it with the tracking link.',
    'TrackShipment',
  ),
  returnAtPickup: same(
    'shop',
    'The return is in the parcel shop',
    'It can be picked up now.',
    'TrackShipment',
  ),
  returnDelivered: {
    payer: row('please_wait', 'The seller looks at the item', 'Please wait.', 'TrackShipment'),
    payee: row(
      'approve',
      'Is the returned item as it was?',
      'Approve the return or reject it.',
      'GiveItemConditionFeedback',
      'TrackShipment',
    ),
  },
  returnLost: same('insurance', 'The return is lost', 'The insurance takes over.'),
  manualReturn: {
    payer: row('physical_delivery', 'Hand the item back', 'The seller then approves the return.'),
    payee: row(
      'physical_delivery',
      'Take the item back',
      'Look at it, then approve or reject the return.',
      'GiveItemConditionFeedbackManualDelivery',
    ),
  },
  returnDisputed: same('please_wait', 'Support decides', 'The money stays in escrow until then.'),
  succeeded: {
    payer: row('trade_succesful', 'Trade finished', 'The seller has the money.'),
    payee: row('escrow_succeded', 'Trade finished', 'The money is released to you.'),
  },
  cancelled: same('escrow_cancelled', 'Trade cancelled', 'The trade is over.'),
  returned: same('escrow_cancelled', 'Return finished', 'The buyer has the money back.'),
};

/** The trade is over, and its money still in escrow. */
const PUT_OFF: Readonly<Partial<Record<TradeState, StatusRule>>> = {
  succeeded: {
    payer: row(
      'trade_succesful',
      'Trade finished',
      'The money is released to the seller on the next banking day.',
    ),
    payee: row(
      'escrow_succeded',
      'Trade finished',
      'The money is released to you on the next banking day.',
    ),
  },
  returned: same(
    'escrow_cancelled',
    'Return finished',
    'The money is released to the buyer on the next banking day.',
  ),
};

export function findStatusRow(trade: Trade, party: Party): StatusRow {
  const {actions, ...rest} = findRule(trade)[party];
  return {...rest, actions: actions.filter((action) => isOffered(action, trade, party))};
}

function findRule({state, terms, putOff}: Trade): StatusRule {
  if (state === 'invited') {
    return terms.createdBy === 'payer' ? INVITED_BY_PAYER : INVITED_BY_PAYEE;
  }
  return (putOff && PUT_OFF[state]) ?? STATUSES[state];
}

/** Only who pays for the label is offered to buy it. */
function isOffered(action: ActionType, trade: Trade, party: Party): boolean {
  if (action === 'BuyShipment') return labelPayer(trade, 'shipment') === party;
  if (action === 'BuyReturnShipment') return labelPayer(trade, 'return') === party;
  return true;
}
