import type {TradeEvent, TradeState} from '@symblepay/openapi/control/types';
import {evolve} from './evolve';
import {stateRows} from './states';
import type {Trade} from './trade';
import {transitions} from './transitions';

/** Whether these can be all events of a trade up to some moment: none in between is missing. */
export function isUnbroken(events: readonly TradeEvent[]): boolean {
  let trade: Trade | undefined;
  for (const event of events) {
    if (!isEdge(trade?.state, event)) return false;
    const before = trade?.payments ?? [];
    trade = evolve(trade, event);
    if (!knowsPayments(before, event) || !addsUp(trade)) return false;
  }
  return trade !== undefined;
}

/** Whether the table has a row from that state to where the event leads; a trade begins in none. */
export function isEdge(from: TradeState | undefined, event: TradeEvent): boolean {
  const row = transitions.find(({id}) => id === event.transition);
  if (!row || (from === undefined ? row.from.length > 0 : !row.from.includes(from))) return false;
  if (row.to === 'same') return event.to === from;
  if (row.to !== 'delivery') return event.to === row.to;
  return event.to === 'awaitingShipment' || event.to === 'manualDelivery';
}

function knowsPayments(before: Trade['payments'], {payments}: TradeEvent): boolean {
  const known = new Set(before.map(({id}) => id));
  return payments.every((change) => {
    if ('opened' in change) return known.add(change.opened.id);
    return known.has('paid' in change ? change.paid : change.failed);
  });
}

/**
 * Where a refund is missing, money is left at the end; where a payment is, there is too little, or
 * it is pending for ever.
 */
function addsUp({state, putOff, payments, balances: {escrowedPrice, escrowedFee}}: Trade): boolean {
  if (escrowedPrice < 0 || escrowedFee < 0) return false;
  if (!stateRows[state].finish) return true;
  const isSettled = putOff !== undefined || escrowedPrice + escrowedFee === 0;
  return isSettled && payments.every((payment) => payment.state !== 'Pending');
}
