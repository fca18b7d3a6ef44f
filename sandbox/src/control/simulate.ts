import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import type {Actor} from '../trade/parties';
import {runCarrierMagic} from '../world/magic-values';
import {failPayment, payCheckout, perform, succeedPayment} from '../world/move-trade';
import type {World} from '../world/world';

type Doer = Extract<Actor, 'carrier' | 'system'> | 'paying party';

/** Who causes each event in the real world. */
export const doneBy = {
  'checkout.succeeded': 'paying party',
  'payment.succeeded': 'paying party',
  'payment.failed': 'paying party',
  'shipment.sent': 'carrier',
  'shipment.ready-for-pickup': 'carrier',
  'shipment.delivered': 'carrier',
  'shipment.lost': 'carrier',
  'return.sent': 'carrier',
  'return.ready-for-pickup': 'carrier',
  'return.delivered': 'carrier',
  'return.lost': 'carrier',
  'insurance.activated': 'system',
  'support.release-to-payee': 'system',
  'support.refund-payer': 'system',
} as const satisfies Record<SimulatedEvent, Doer>;

export function simulate(world: World, trade: Trade, event: SimulatedEvent): void {
  switch (event) {
    case 'checkout.succeeded':
      payCheckout(world, trade);
      break;
    case 'payment.succeeded':
      runCarrierMagic(world, succeedPayment(world, trade, requirePending(trade)).trade);
      break;
    case 'payment.failed':
      failPayment(world, trade, requirePending(trade));
      break;
    default:
      perform(world, trade, {on: event, by: doneBy[event]});
  }
}

function requirePending(trade: Trade) {
  const payment = trade.payments.find(({state}) => state === 'Pending');
  if (!payment) throw new Refusal('invalid-state', 'The trade has no pending payment.');
  return payment;
}
