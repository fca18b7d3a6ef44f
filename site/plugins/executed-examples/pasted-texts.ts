import type {Trade} from '@symblepay/openapi/types';
import {findNotifications} from '../../published/recorded-calls';
import type {Recordings} from '../../published/recorded-calls';
import type {RecordedCall} from '../../recording/recording';

/** A text for "What did I get?", as somebody would paste it. */
export type PastedText = {readonly name: string; readonly text: string};

/** Played on the sandbox, all but the last: what the sandbox sends holds no surprise. */
export function pastedTexts(recordings: Recordings): readonly PastedText[] {
  const trade = find(recordings, 'trade-delivered', 'accept-item').response as Trade;
  const refused = find(recordings, 'user-business', 'breaks-limits');
  return [
    {name: 'An error', text: withHead(find(recordings, 'errors-requests', 'validation-error'))},
    {name: 'A webhook', text: toJson(findNotifications(recordings).get('trade.changed'))},
    {name: 'A trade', text: toJson(trade)},
    {
      name: 'A refused IBAN',
      text: `POST ${(refused.response as {instance: string}).instance}\n\n${toJson(refused.body)}\n\n${withHead(refused)}`,
    },
    {name: 'A surprising trade', text: toJson(surprise(trade))},
  ];
}

/** A field too many, one too few, one that is null, one in other words and an amount too exact. */
function surprise({createdBy, payer, ...trade}: Trade): unknown {
  return {
    ...trade,
    payer: {...payer, status: {...payer.status, deadline: null, iconId: 'trade_successful'}},
    creator: createdBy,
    price: trade.price + 0.005,
  };
}

function find(recordings: Recordings, scenario: string, step: string): RecordedCall {
  const found = recordings.get(scenario)?.steps.find(({name}) => name === step);
  if (found?.kind !== 'call') {
    throw new Error(
      `"What did I get?" shows the step "${step}" of site/examples/${scenario}.ts, which has no such call. Name another in pasted-texts.ts.`,
    );
  }
  return found;
}

function withHead({status, response}: RecordedCall): string {
  return `HTTP/1.1 ${status}\ncontent-type: application/json\n\n${toJson(response)}`;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
