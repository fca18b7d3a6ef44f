import {limits} from '@symblepay/openapi/limits';
import {formatMoment} from '../format-moment';
import {actionsByType} from '../trade/actions';
import {formatKroner} from '../trade/money';
import {viewStatus} from '../trade/status';
import {viewTimeline} from '../trade/timeline';
import type {Trade} from '../trade/trade';
import type {Party} from '../trade/parties';
import type {Choice, HostedPage} from './page';
import {modelNote} from './page';

/** The trade as one party sees it, with a button for everything that party is offered. */
export function statusPage(trade: Trade, party: Party, returnUrl: string): HostedPage {
  const status = viewStatus(trade, party);
  return {
    title: status.title,
    paragraphs: [
      status.description,
      ...(status.deadline === undefined
        ? []
        : [`Until ${formatMoment(status.deadline)}. ${status.deadlineDescription ?? ''}`]),
    ],
    facts: [
      {label: 'Item', value: trade.terms.title},
      {label: 'Price', value: formatKroner(trade.terms.price)},
    ],
    timeline: viewTimeline(trade, party).map(({title, state, date}) => ({
      title,
      state,
      ...(date !== undefined && {when: formatMoment(date)}),
    })),
    choices: status.actions.flatMap(({type}) => choicesOf(type, trade)),
    backUrl: returnUrl,
    note: modelNote,
  };
}

function choicesOf(type: keyof typeof actionsByType, trade: Trade): readonly Choice[] {
  switch (type) {
    case 'PaymentToEscrow':
      return [{id: 'pay', label: actionsByType[type].text, isMain: true}];
    case 'RespondToInvitationAndPay':
      return [{id: 'accept-and-pay', label: actionsByType[type].text, isMain: true}];
    case 'RespondToInvitation':
      return [
        {id: 'accept-invitation', label: 'Accept the invitation'},
        {id: 'reject-invitation', label: 'Reject the invitation'},
      ];
    case 'BuyShipment':
    case 'BuyReturnShipment':
      return labelChoices(trade, type === 'BuyReturnShipment');
    case 'GiveItemConditionFeedback':
    case 'GiveItemConditionFeedbackManualDelivery':
      return [
        {id: 'accept-condition', label: 'Approve the item', isMain: true},
        {
          id: 'reject-condition',
          label: 'Reject the item',
          asksFor: {
            name: 'reason',
            label: 'What is wrong with it?',
            maxLength: limits.ItemConditionRejection.reason.maxLength,
          },
        },
      ];
    case 'Cancel':
      return [{id: 'abandon', label: actionsByType[type].text}];
    case 'ShowShipment':
    case 'TrackShipment':
      return [];
  }
}

function labelChoices({terms}: Trade, isReturn: boolean): readonly Choice[] {
  const options = terms.shipping?.options ?? [];
  return options.flatMap(({method, deliveryPrice, returnPrice}, index) =>
    method === 'Bring'
      ? []
      : [
          {
            id: `buy-${index}`,
            label: `Buy a label from ${method} for ${formatKroner(isReturn ? returnPrice : deliveryPrice)}`,
            isMain: true,
          },
        ],
  );
}
