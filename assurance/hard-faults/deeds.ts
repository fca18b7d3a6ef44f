import type {OperationId} from '@symblepay/openapi/validators';
import type {Client} from '@symblepay/sandbox/conformance';
import {describeTrade} from '@symblepay/sandbox/conformance';
import {seeded} from '@symblepay/sandbox';
import {itemsForSale} from '@symblepay/sandbox/items';
import {effect} from './effects';

/** What a client of the traffic works on: a trade of its own, on its way to an end. */
export type Subject = {
  tradeId: string;
  redirectUrl: string;
  stage: 'none' | 'begun' | 'paid' | 'buying';
  /** The payment of the label. */
  paymentUrl: string;
  /** Every refund of a trade has an amount of its own, so that it can be told from the others. */
  refunds: number;
};

type Done = {readonly status: number; readonly effects?: readonly string[]};

export type Deed = {
  readonly fits: (subject: Subject) => boolean;
  readonly effects: (subject: Subject, mark: string) => readonly string[];
  readonly moves?: (random: number) => number;
  readonly send: (client: Client, subject: Subject, mark: string, moves: number) => Promise<Done>;
};

const always = () => true;
const none = () => [];
const urls = {successUrl: 'https://shop.example/paid', cancelUrl: 'https://shop.example/left'};

function path({tradeId}: Subject) {
  return {marketplaceUserId: seeded.payer, tradeId};
}

/** Unchecked: a failure of the sandbox's own has a body of its own. */
async function ask<Id extends OperationId>(
  client: Client,
  id: Id,
  options: Parameters<typeof client.raw<Id>>[1],
): Promise<{readonly status: number; readonly body: unknown}> {
  const response = await client.raw(id, options);
  return {status: response.status, body: await response.json()};
}

async function order(client: Client, request: Request): Promise<Done> {
  const response = await client.send(request);
  await response.text();
  return {status: response.status};
}

/** Calls that change something, each with what it changes. */
export const deeds: Readonly<Record<string, Deed>> = {
  initiateTrade: {
    fits: ({stage}) => stage === 'none',
    effects: (_, mark) => [effect.trade(mark)],
    async send(client, subject, mark) {
      const terms = {...describeTrade(itemsForSale.guitar), ...urls, amount: 1000};
      const {status, body} = await ask(client, 'initiateTrade', {
        body: {...terms, referenceId: mark},
      });
      if (status !== 200) return {status};
      const {tradeId, redirectUrl} = body as {tradeId: string; redirectUrl: string};
      Object.assign(subject, {tradeId, redirectUrl, stage: 'begun', refunds: 0});
      return {status, effects: [effect.trade(mark, tradeId)]};
    },
  },

  'paying the checkout': {
    fits: ({stage}) => stage === 'begun',
    effects: ({tradeId}) => [effect.date(tradeId, 'contract.paid')],
    async send(client, subject) {
      const {status} = await client.press(subject.redirectUrl, 'pay');
      if (status === 303) subject.stage = 'paid';
      return {status};
    },
  },

  reimbursePayer: {
    fits: ({stage, refunds}) => stage === 'paid' && refunds < 4,
    effects: (subject) => [effect.refund(subject.tradeId, subject.refunds + 1)],
    async send(client, subject) {
      const {tradeId} = subject;
      const amount = ++subject.refunds / 100;
      const {status} = await ask(client, 'reimbursePayer', {
        path: {payerMarketplaceUserId: seeded.payer, tradeId},
        body: {amount},
      });
      return {status};
    },
  },

  buyShipment: {
    fits: ({stage}) => stage === 'paid',
    effects: none,
    async send(client, subject) {
      const bought = await ask(client, 'buyShipment', {
        path: path(subject),
        body: {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 4000},
      });
      if (bought.status !== 200) return {status: bought.status};
      const {externalId} = bought.body as {externalId: string};
      const {status, body} = await ask(client, 'createPaymentLink', {
        path: {marketplaceUserId: seeded.payer, paymentId: externalId},
        body: urls,
      });
      if (status === 200) {
        subject.paymentUrl = (body as {redirectUrl: string}).redirectUrl;
        subject.stage = 'buying';
      }
      return {status: 200, effects: [effect.payment(externalId)]};
    },
  },

  'paying the label': {
    fits: ({stage}) => stage === 'buying',
    effects: ({tradeId}) => [effect.date(tradeId, 'delivery.paid')],
    async send(client, subject) {
      const {status} = await client.press(subject.paymentUrl, 'pay');
      subject.stage = 'none';
      return {status};
    },
  },

  createTradeStatusLink: {
    fits: ({stage}) => stage !== 'none',
    effects: none,
    async send(client, subject) {
      const {status, body} = await ask(client, 'createTradeStatusLink', {
        path: path(subject),
        body: {returnUrl: 'https://shop.example/trades'},
      });
      if (status !== 200) return {status};
      const {pathname} = new URL((body as {redirectUrl: string}).redirectUrl);
      return {status, effects: [effect.link(pathname.split('/').at(-1) ?? '')]};
    },
  },

  createBusinessUser: {
    fits: always,
    effects: (_, mark) => [effect.businessUser(mark)],
    async send(client, _, mark) {
      const {status} = await ask(client, 'createBusinessUser', {
        body: {
          businessId: seeded.businessId,
          businessLocationId: mark,
          name: `Cykler ${mark}`,
          phoneNumber: '+45 35123457',
          payoutsAccountNumber: 'DK5000400440116243',
        },
      });
      return {status};
    },
  },

  addOrganisation: {
    fits: always,
    effects: (_, mark) => [effect.organisation(mark)],
    async send(client, _, mark) {
      return order(client, client.controlRequest('addOrganisation', {body: {name: mark}}));
    },
  },

  advanceClock: {
    fits: always,
    effects: none,
    moves: (random) => 1 + Math.floor(random * 5_000),
    async send(client, _, _mark, milliseconds) {
      return order(client, client.controlRequest('advanceClock', {body: {milliseconds}}));
    },
  },
};
