import {assumptions} from '@symblepay/openapi/assumptions';
import {collectOccurrences} from '../assumption-quotes/occurrences';
import {createAssumptionQuotes} from '../assumption-quotes/quotes';
import {contractQuotes} from '../contract-quotes/quotes';
import {glossaryQuotes} from '../glossary/quotes';
import {sandboxQuotes} from '../sandbox-quotes/quotes';
import {tradeMapQuotes} from '../trade-map/quotes';
import type {Quotes} from './replace-elements';

/** Everything that a guide can quote instead of typing it. */
export const quotes: Quotes = {
  ...contractQuotes,
  ...createAssumptionQuotes(assumptions, collectOccurrences()),
  ...sandboxQuotes,
  ...tradeMapQuotes,
  ...glossaryQuotes,
};
