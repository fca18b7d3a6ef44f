import type {AgreedPayee, TradeTerms} from '@symblepay/openapi/control/types';
import type {
  ContractPhase,
  Fees,
  FinishedPhase,
  Phases,
  ShipmentPhase,
  Trade as TradeResponse,
  TradeUser,
} from '@symblepay/openapi/types';
import {feeOf, fromScaledPercentage} from './fees';
import type {Label} from './label';
import {toKroner} from './money';
import {findPayment} from './payment';
import type {PhaseDates, PhaseName} from './phases';
import {datesByPhase} from './phases';
import {viewStatus} from './status';
import {viewTimeline} from './timeline';
import type {Trade} from './trade';
import type {Party} from './parties';

/** What is known about the person; all absent until the user is connected. */
export type Profile = Pick<
  TradeUser,
  'symblepayUserId' | 'phoneNumber' | 'name' | 'city' | 'postalCode' | 'address'
>;

export function viewTrade(trade: Trade, profiles: Readonly<Record<Party, Profile>>): TradeResponse {
  const {terms} = trade;
  return {
    tradeId: terms.tradeId,
    payer: viewUser(trade, 'payer', profiles.payer),
    payee: viewUser(trade, 'payee', profiles.payee),
    createdBy: terms[terms.createdBy],
    ...(terms.referenceId !== undefined && {referenceId: terms.referenceId}),
    title: terms.title,
    description: terms.description,
    price: toKroner(terms.price),
    ...(terms.prioritizedPayees.length > 0 && {
      prioritizedPayees: terms.prioritizedPayees.map(viewPrioritizedPayee),
    }),
    phases: viewPhases(trade),
    ...(terms.images.length > 0 && {images: terms.images.map((url) => ({url}))}),
  };
}

function viewFees(terms: TradeTerms, party: Party): Fees {
  const {fixed, percentage, variable, amount} = feeOf(terms, party);
  return {
    fixedAmount: toKroner(fixed),
    variableAmount: toKroner(variable),
    variablePercentage: fromScaledPercentage(percentage),
    amount: toKroner(amount),
  };
}

function viewUser(trade: Trade, party: Party, profile: Profile): TradeUser {
  return {
    ...profile,
    fees: viewFees(trade.terms, party),
    status: viewStatus(trade, party),
    timeline: viewTimeline(trade, party),
  };
}

function viewPrioritizedPayee({
  symblepayAccountId,
  amount,
  bankReferenceText,
  description,
}: AgreedPayee) {
  return {
    ...(symblepayAccountId !== undefined && {symblepayAccountId}),
    amount: toKroner(amount),
    ...(bankReferenceText !== undefined && {bankReferenceText}),
    ...(description !== undefined && {description}),
  };
}

/** A phase is there once it has begun; the parcel shop is chosen before the delivery begins. */
function viewPhases(trade: Trade): Phases {
  const {dates} = trade;
  const paid = findPayment(trade.payments, 'escrow', 'Paid');
  const contract: ContractPhase = {
    ...viewDates(dates, 'contract'),
    ...(paid && {amount: toKroner(paid.amount)}),
  };
  const delivery: ShipmentPhase = {
    ...viewDates(dates, 'delivery'),
    ...viewLabel(trade.deliveryLabel),
    ...viewRejection(trade.deliveryRejection),
    ...trade.receiverShop,
  };
  const back: ShipmentPhase = {
    ...viewDates(dates, 'return'),
    ...viewLabel(trade.returnLabel),
    ...viewRejection(trade.returnRejection),
  };
  const finished: FinishedPhase = {
    ...viewDates(dates, 'finished'),
    ...(trade.releasedAmount !== undefined && {amount: toKroner(trade.releasedAmount)}),
  };
  return {
    contract,
    ...(hasContent(delivery) && {delivery}),
    ...(hasContent(back) && {return: back}),
    ...(hasContent(finished) && {finished}),
  };
}

function viewDates<Phase extends PhaseName>(dates: PhaseDates, phase: Phase) {
  const names: readonly string[] = datesByPhase[phase];
  const entries = names.flatMap((name) => {
    const at = dates[`${phase}.${name}` as keyof PhaseDates];
    return at === undefined ? [] : [[name, new Date(at).toISOString()]];
  });
  return Object.fromEntries(entries) as Partial<
    Record<(typeof datesByPhase)[Phase][number], string>
  >;
}

function viewLabel(label: Label | undefined): ShipmentPhase {
  if (!label) return {};
  const price = toKroner(label.price);
  const isPaidByPayer = label.paidBy === 'payer';
  return {
    labelPricePayer: isPaidByPayer ? price : 0,
    labelPricePayee: isPaidByPayer ? 0 : price,
    labelCode: label.code,
    labelQrCodeLink: `https://labels.symblepay.example/${label.id}/qr`,
    labelPaidBy: isPaidByPayer ? 'Payer' : 'Payee',
    labelId: label.id,
    shippingProvider: label.provider,
    labelTracking: `https://tracking.symblepay.example/${label.provider.toLowerCase()}/${label.code}`,
  };
}

function viewRejection(reason: string | undefined): ShipmentPhase {
  return reason === undefined ? {} : {rejectedReason: {description: reason}};
}

function hasContent(phase: object): boolean {
  return Object.keys(phase).length > 0;
}
