import type {ActionType} from '@symblepay/openapi/types';
import type {TradeCall} from './triggers';

/**
 * What a user can be offered, and the calls that carry it out. ShowShipment and TrackShipment only
 * show something.
 */
export const actionsByType: Readonly<
  Record<
    ActionType,
    {
      readonly text: string;
      readonly calls: readonly Exclude<TradeCall, 'initiateTrade'>[];
      readonly movesForward: boolean;
      /** Offered only to the paying party. */
      readonly isForPayingParty?: true;
    }
  >
> = {
  PaymentToEscrow: {text: 'Pay', calls: ['payToEscrow'], movesForward: true},
  RespondToInvitation: {
    text: 'Accept or reject',
    calls: ['acceptInvitation', 'rejectInvitation'],
    movesForward: true,
  },
  RespondToInvitationAndPay: {
    text: 'Accept and pay',
    calls: ['acceptInvitationAndPay'],
    movesForward: true,
  },
  BuyShipment: {
    text: 'Buy a shipping label',
    calls: ['buyShipment'],
    movesForward: true,
    isForPayingParty: true,
  },
  BuyReturnShipment: {
    text: 'Buy a return label',
    calls: ['buyReturnShipment'],
    movesForward: true,
    isForPayingParty: true,
  },
  ShowShipment: {text: 'Show the label', calls: [], movesForward: true},
  TrackShipment: {text: 'Track the parcel', calls: [], movesForward: false},
  GiveItemConditionFeedbackManualDelivery: {
    text: 'Approve or reject the item',
    calls: ['acceptItemCondition', 'rejectItemCondition'],
    movesForward: true,
  },
  GiveItemConditionFeedback: {
    text: 'Approve or reject the item',
    calls: ['acceptItemCondition', 'rejectItemCondition'],
    movesForward: true,
  },
  Cancel: {text: 'Cancel the trade', calls: ['abandonTrade'], movesForward: false},
};
