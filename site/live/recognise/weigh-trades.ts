import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {limits} from '@symblepay/openapi/limits';
import {isRecord} from '../is-record';
import type {Weigh} from './facts';
import {confirms, contradicts, decide, listAt, parties, textAt} from './facts';
import {tradesIn, valueAt} from './facts';
import {quote} from './quote';

const knownProviders: readonly string[] = limits.ShipmentPhase.shippingProvider.knownValues;
const laterPhases = ['delivery', 'return', 'finished'] as const;

export const trades: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  'phases-begin': (facts) => {
    const [trade] = tradesIn(facts);
    if (!trade) return undefined;
    const empty = laterPhases.find((phase) => {
      const value = valueAt(trade, 'phases', phase);
      return value === null || (isRecord(value) && Object.keys(value).length === 0);
    });
    if (empty !== undefined) return contradicts(`phases.${empty} is there, and empty.`);
    const absent = laterPhases.find((phase) => valueAt(trade, 'phases', phase) === undefined);
    return absent && confirms(`phases.${absent} is left out.`);
  },

  'status-per-step': (facts) => {
    const [trade] = tradesIn(facts);
    if (!trade) return undefined;
    const [ofPayer = [], ofPayee = []] = parties.map((party) =>
      listAt(trade, party, 'timeline').map((entry) => textAt(entry, 'id')),
    );
    if (ofPayer.length + ofPayee.length === 0) return undefined;
    const isSame = JSON.stringify(ofPayer) === JSON.stringify(ofPayee);
    return isSame
      ? confirms('Both users see the same milestones.')
      : contradicts('The two users see different milestones.');
  },

  'created-by-user-id': (facts) => {
    const [trade] = tradesIn(facts);
    const createdBy = textAt(trade, 'createdBy');
    if (createdBy === undefined) return undefined;
    return parties.some((party) => textAt(trade, party, 'symblepayUserId') === createdBy)
      ? contradicts('createdBy is the symblepayUserId of a user, not your id.')
      : undefined;
  },

  'two-parties': (facts) => {
    const [trade] = tradesIn(facts);
    const [payer, payee] = parties.map((party) => textAt(trade, party, 'symblepayUserId'));
    return payer !== undefined && payer === payee
      ? contradicts('Payer and payee have the same symblepayUserId.')
      : undefined;
  },

  'person-when-connected': (facts) => {
    const [trade] = tradesIn(facts);
    const users = parties.map((party) => [party, valueAt(trade, party)] as const);
    const stranger = users.find(
      ([, user]) => textAt(user, 'symblepayUserId') === undefined && textAt(user, 'name'),
    );
    if (stranger) return contradicts(`${stranger[0]} has a name and no symblepayUserId.`);
    const known = users.find(([, user]) => textAt(user, 'symblepayUserId') && textAt(user, 'name'));
    return known && confirms(`${known[0]} has a symblepayUserId and a name.`);
  },

  'label-provider': (facts) => {
    const [provider] = tradesIn(facts)
      .map((trade) => textAt(trade, 'phases', 'delivery', 'shippingProvider'))
      .filter((value) => value !== undefined);
    return provider === undefined
      ? undefined
      : decide(knownProviders.includes(provider), `shippingProvider is ${quote(provider)}.`);
  },

  'cancel-state': ({schema, body}) => {
    const url = textAt(body, 'redirectUrl');
    if (schema !== 'TradeInitiated' || url === undefined || !URL.canParse(url)) return undefined;
    return new URL(url).searchParams.has('state')
      ? confirms('redirectUrl has the query parameter state.')
      : contradicts('redirectUrl has no query parameter state.');
  },
};
