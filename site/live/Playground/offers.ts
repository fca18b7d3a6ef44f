import type {ActionType, StatusAction} from '@symblepay/openapi/types';
import type {Deed, Party} from './deeds';

/** A button on a user's phone, and what pressing it does. */
export type Offer = {
  readonly text: string;
  readonly deeds: readonly Deed[];
  readonly isQuiet?: true;
};

const payLink: readonly Deed[] = [{call: 'createPaymentLink'}, {page: 'pay'}];

const judge = (by: Party, isReturn: boolean): readonly Offer[] => {
  const what = isReturn ? 'return' : 'item';
  return [
    {text: `Approve the ${what}`, deeds: [{call: 'acceptItemCondition', by}]},
    {text: `Reject the ${what}`, deeds: [{call: 'rejectItemCondition', by}], isQuiet: true},
  ];
};

/** What a marketplace does when a user takes an action. Tracking only shows something. */
const offersByType: Readonly<
  Record<ActionType, (action: StatusAction, by: Party, isReturn: boolean) => readonly Offer[]>
> = {
  PaymentToEscrow: ({text}, by) => [{text, deeds: [{call: 'payToEscrow', by}, ...payLink]}],
  RespondToInvitation: (_, by) => [
    {text: 'Accept the invitation', deeds: [{call: 'acceptInvitation', by}], isQuiet: true},
    {text: 'Reject the invitation', deeds: [{call: 'rejectInvitation', by}], isQuiet: true},
  ],
  RespondToInvitationAndPay: ({text}, by) => [
    {text, deeds: [{call: 'acceptInvitationAndPay', by}, ...payLink]},
  ],
  BuyShipment: ({text}, by) => [{text, deeds: [{call: 'buyShipment', by}, ...payLink]}],
  BuyReturnShipment: ({text}, by) => [{text, deeds: [{call: 'buyReturnShipment', by}, ...payLink]}],
  ShowShipment: (_action, _by, isReturn) => [
    isReturn
      ? {text: 'Hand in the return', deeds: [{event: 'return.sent'}]}
      : {text: 'Hand in the parcel', deeds: [{event: 'shipment.sent'}]},
  ],
  TrackShipment: () => [],
  GiveItemConditionFeedback: (_, by, isReturn) => judge(by, isReturn),
  GiveItemConditionFeedbackManualDelivery: (_, by, isReturn) => judge(by, isReturn),
  Cancel: (_, by) => [
    {text: 'Leave the trade', deeds: [{call: 'abandonTrade', by}], isQuiet: true},
  ],
};

export function listOffers(
  actions: readonly StatusAction[],
  by: Party,
  isReturn: boolean,
): readonly Offer[] {
  return actions.flatMap((action) => offersByType[action.type](action, by, isReturn));
}
