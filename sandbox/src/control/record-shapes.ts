import {limits} from '@symblepay/openapi/limits';
import type {BankAccount} from '@symblepay/openapi/types';
import {operationIds} from '@symblepay/openapi/operations';
import type {Payment} from '../trade/payment';
import type {Records, TableName} from '../store/records';
import {DEADLINES, MOST_DEADLINE_MINUTES} from '../trade/deadlines';
import type {FeeTerms} from '../trade/fees';
import type {Label} from '../trade/label';
import type {Movement} from '../trade/ledger';
import {ACCOUNTS} from '../trade/ledger';
import {PAYOUT_TIMES} from '../trade/payout';
import {LAST_INSTANT, PHASE_DATES} from '../trade/phases';
import {tradeStates} from '../trade/states';
import type {
  PrioritizedPayee,
  ReceiverShop,
  ShippingOption,
  ShippingTerms,
  TradeEvent,
  TradeTerms,
} from '../trade/trade';
import {TRANSITIONS} from '../trade/transitions';
import type {Link} from '../world/links';
import type {Attempt} from '../world/notifications';
import {FAULT_KINDS} from '../world/ordered-faults';
import type {Settings} from '../world/settings';
import type {Shape} from './shape';
import {
  digits,
  either,
  list,
  mapOf,
  nullable,
  number,
  numberUpTo,
  object,
  oneOf,
  optional,
  text,
  toggle,
} from './shape';

const instant = numberUpTo(LAST_INSTANT);
const minutes = numberUpTo(MOST_DEADLINE_MINUTES);
const party = oneOf(['payer', 'payee']);
const account = oneOf(ACCOUNTS);
const provider = oneOf(limits.ShippingMethod.enum);
const payout = oneOf(Object.keys(PAYOUT_TIMES));
const deadlines = object(Object.fromEntries(Object.keys(DEADLINES).map((kind) => [kind, minutes])));

const fee = object<FeeTerms>({fixed: number, percentage: number});
const bankAccount = object<BankAccount>({bank: text, accountNumber: text, name: text});
const movements = list(
  object<Movement>({
    from: account,
    to: account,
    amount: number,
    prioritizedPayee: optional(number),
  }),
);

const terms = object<TradeTerms>({
  tradeId: text,
  organisationId: text,
  payer: text,
  payee: text,
  createdBy: party,
  title: text,
  description: text,
  price: number,
  payerFee: fee,
  payeeFee: fee,
  prioritizedPayees: list(
    object<PrioritizedPayee>({
      symblepayAccountId: optional(text),
      amount: number,
      bankReferenceText: optional(text),
      description: optional(text),
      fikCode: optional(text),
      bankAccount: optional(text),
    }),
  ),
  images: list(text),
  referenceId: optional(text),
  checkoutUniquenessKey: optional(text),
  shipping: optional(
    object<ShippingTerms>({
      expectedMaxWeight: number,
      paidBy: oneOf(limits.Party.enum),
      returnPaidBy: oneOf(limits.Party.enum),
      options: list(
        object<ShippingOption>({method: provider, deliveryPrice: number, returnPrice: number}),
      ),
    }),
  ),
  successUrl: text,
  cancelUrl: text,
  cancelKey: text,
  deadlines,
  payout: optional(payout),
});

const event = object<TradeEvent>({
  transition: oneOf(TRANSITIONS.map(({id}) => id)),
  at: instant,
  by: oneOf(['payer', 'payee', 'marketplace', 'carrier', 'system', 'clock']),
  to: oneOf(tradeStates),
  dates: list(
    oneOf(
      Object.entries(PHASE_DATES).flatMap(([phase, dates]) =>
        dates.map((date) => `${phase}.${date}`),
      ),
    ),
  ),
  milestones: list(oneOf(limits.MilestoneId.enum)),
  movements,
  payments: list(
    object<{opened: Payment; paid: string; failed: string}>({
      opened: optional(
        object<Payment>({
          id: text,
          purpose: oneOf(['escrow', 'shipment', 'return']),
          paidBy: party,
          amount: number,
          state: oneOf(limits.PaymentState.enum),
          provider: optional(provider),
        }),
      ),
      paid: optional(text),
      failed: optional(text),
    }),
  ),
  terms: optional(terms),
  receiverShop: optional(object<ReceiverShop>({shopName: text, shopAddressFull: text})),
  label: optional(object<Label>({id: text, code: text, provider, paidBy: party, price: number})),
  reason: optional(text),
  putOff: optional(object<NonNullable<TradeEvent['putOff']>>({until: instant, movements})),
});

const link = {
  token: text,
  number,
  organisationId: text,
  marketplaceUserId: text,
  state: oneOf(['open', 'used', 'void']),
  kind: text,
};
const wayBack = {successUrl: text, cancelUrl: text};

/** Every record of a snapshot. A setting that is missing has its default. */
export const RECORD_SHAPES: Readonly<Record<TableName, Shape>> = {
  clock: object<Records['clock']>({now: instant}),
  counters: object<Records['counters']>({next: number}),
  settings: object<Settings>({
    deadlineMinutes: optional(deadlines),
    createdBy: optional(party),
    payout: optional(payout),
    allowedCompanies: optional(list(text)),
    webhooks: optional(object<Settings['webhooks']>({duplicate: toggle, reverse: toggle})),
  }),
  organisations: object<Records['organisations']>({id: text, name: text}),
  users: object<Records['users']>({
    organisationId: text,
    marketplaceUserId: text,
    symblepayUserId: text,
    name: text,
    phoneNumber: text,
    address: text,
    postalCode: text,
    city: text,
    kycLevel: number,
    bankAccount: optional(bankAccount),
  }),
  businessUsers: object<Records['businessUsers']>({
    organisationId: text,
    businessId: text,
    businessLocationId: text,
    symblepayUserId: text,
    userId: text,
    name: text,
    phoneNumber: text,
    address: optional(mapOf(text)),
  }),
  events: object<Records['events']>({tradeId: text, event}),
  links: either('kind', {
    connect: object<Link & {kind: 'connect'}>({
      ...link,
      ...wayBack,
      kycLevel: number,
      forceOnboarding: toggle,
    }),
    'bank-account': object<Link & {kind: 'bank-account'}>({...link, returnUrl: text}),
    checkout: object<Link & {kind: 'checkout'}>({...link, ...wayBack, tradeId: text}),
    payment: object<Link & {kind: 'payment'}>({
      ...link,
      ...wayBack,
      tradeId: text,
      paymentId: text,
    }),
    status: object<Link & {kind: 'status'}>({...link, tradeId: text, returnUrl: text}),
  }),
  paymentLinks: text,
  endpoints: object<Records['endpoints']>({
    id: text,
    organisationId: text,
    url: text,
    eventNames: list(oneOf(limits.WebhookEventName.knownValues)),
    secret: text,
  }),
  notifications: object<Records['notifications']>({
    key: digits,
    organisationId: text,
    createdAt: instant,
    body: mapOf(text),
    transition: optional(text),
  }),
  deliveries: object<Records['deliveries']>({
    id: digits,
    notificationKey: text,
    endpointId: text,
    state: oneOf(['waiting', 'delivered', 'given-up']),
    nextAttemptAt: nullable(instant),
    attempts: list(
      object<Attempt>({number, at: instant, status: optional(number), error: optional(text)}),
    ),
  }),
  faults: object<Records['faults']>({
    id: number,
    kind: oneOf(Object.keys(FAULT_KINDS)),
    operationId: optional(oneOf(operationIds)),
    count: number,
    delayMilliseconds: number,
  }),
};
