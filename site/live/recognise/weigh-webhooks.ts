import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {limits} from '@symblepay/openapi/limits';
import type {Facts, Weigh} from './facts';
import {confirms, contradicts, decide, textAt} from './facts';
import {quote} from './quote';

const knownNames: readonly string[] = limits.WebhookEventName.knownValues;
const milestones: readonly string[] = limits.MilestoneId.enum;
const tradeEvent = 'trade.changed' satisfies (typeof limits.WebhookEventName.knownValues)[number];

export const webhooks: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  'webhook-fields': ({kind, fields}) => {
    if (kind !== 'webhook') return undefined;
    const missing = fields.find(({status}) => status === 'missing');
    if (missing) return contradicts(`${missing.path} was not sent.`);
    const more = fields.find(({status}) => status === 'unknown');
    return confirms(more ? `It also has ${quote(more.path)}.` : 'It has these fields and no more.');
  },

  'webhook-names': (facts) => {
    const name = textAt(facts.body, 'eventName');
    if (facts.kind !== 'webhook' || name === undefined) return undefined;
    if (isAboutTrade(facts)) return decide(name === tradeEvent, `eventName is ${quote(name)}.`);
    return knownNames.includes(name)
      ? undefined
      : confirms(`eventName is ${quote(name)}, which is not on the list.`);
  },

  'trade-webhook-fields': (facts) => {
    if (facts.kind !== 'webhook' || !isAboutTrade(facts)) return undefined;
    const state = textAt(facts.body, 'state');
    if (textAt(facts.body, 'tradeId') === undefined) return contradicts('It has no tradeId.');
    if (state === undefined) return contradicts('It has no state.');
    return decide(milestones.includes(state), `state is ${quote(state)}.`);
  },

  'webhook-signature': ({kind, http: {headers}}) => {
    if (kind !== 'webhook') return undefined;
    const signature = headers.get('webhook-signature');
    if (signature !== undefined) {
      return decide(/^v1a?,/.test(signature), 'It has the header webhook-signature.');
    }
    const other = [...headers.keys()].find((name) => /signature|hmac|digest/.test(name));
    return other === undefined
      ? undefined
      : contradicts(`It is signed in the header ${quote(other)}.`);
  },
};

function isAboutTrade({body}: Facts): boolean {
  return 'tradeId' in body || /^trades?\b/i.test(textAt(body, 'eventName') ?? '');
}
