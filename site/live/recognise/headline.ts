import {webhooks} from '@symblepay/openapi/operations';
import type {Candidate} from './candidates';
import {textAt} from './facts';
import type {Body} from './recognise';
import {quote} from './quote';

/** What people call the bodies that calls respond with. */
const names: Readonly<Record<string, string>> = {
  Redirect: 'a link to a hosted page',
  UserDetails: 'a user',
  BusinessUser: 'a business user',
  TradeInitiated: 'a new trade',
  TradeCancelled: 'a cancelled checkout',
  TradeList: 'a list of trades',
  Trade: 'a trade',
  Payment: 'a payment',
  UndocumentedResponse: 'a response that is not documented',
};

/** As a part of a sentence: `an error: not-found`. */
export function nameBody({kind, schema}: Candidate, body: Body): string {
  switch (kind) {
    case 'error': {
      const typeCode = textAt(body, 'typeCode');
      return typeCode === undefined ? 'an error without a typeCode' : `an error: ${bare(typeCode)}`;
    }
    case 'webhook': {
      const event = textAt(body, 'eventName');
      if (event === undefined) return 'a webhook without an eventName';
      const isKnown = Object.hasOwn(webhooks, event);
      return `a webhook: ${bare(event)}${isKnown ? '' : ', which is not on the list'}`;
    }
    case 'request':
      return `the body of a request: ${schema}`;
    case 'response':
      return names[schema] ?? schema;
  }
}

/** Short, and without the quotes of a sentence. */
function bare(text: string): string {
  return quote(text).slice(1, -1);
}
