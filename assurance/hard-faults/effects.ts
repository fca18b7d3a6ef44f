import type {PhaseDate, Snapshot, TradeEvent} from '@symblepay/openapi/control/types';

/** Labels of all effects that a sandbox holds, each as often as it happened. */
export type Effects = ReadonlyMap<string, number>;

export const effect = {
  trade: (referenceId: string, tradeId?: string) =>
    tradeId === undefined ? `trade of ${referenceId}` : `trade ${tradeId} of ${referenceId}`,
  date: (tradeId: string, date: PhaseDate) => `${date} of trade ${tradeId}`,
  refund: (tradeId: string, amount: number) => `${amount} øre back to the payer of ${tradeId}`,
  payment: (id: string) => `payment ${id}`,
  organisation: (name: string) => `organisation ${name}`,
  businessUser: (locationId: string) => `business user ${locationId}`,
  link: (token: string) => `link ${token}`,
} as const;

export function readEffects(held: Snapshot): Effects {
  const effects = new Map<string, number>();
  const add = (label: string) => effects.set(label, (effects.get(label) ?? 0) + 1);
  for (const [, {tradeId, event}] of held.events) addEvent(add, tradeId, event);
  for (const [, {name}] of held.organisations) add(effect.organisation(name));
  for (const [, user] of held.businessUsers) {
    add(effect.businessUser(user.businessLocationId));
  }
  for (const [, {token}] of held.links) add(effect.link(token));
  return effects;
}

function addEvent(add: (label: string) => void, tradeId: string, event: TradeEvent): void {
  const {terms, dates, payments, movements} = event;
  if (terms) {
    add(effect.trade(terms.referenceId ?? ''));
    add(effect.trade(terms.referenceId ?? '', tradeId));
  }
  for (const date of dates) add(effect.date(tradeId, date));
  for (const change of payments) if ('opened' in change) add(effect.payment(change.opened.id));
  for (const {from, to, amount} of movements) {
    if (from === 'escrowedPrice' && to === 'payer') add(effect.refund(tradeId, amount));
  }
}
