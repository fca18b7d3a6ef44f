import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import type {BareHappening} from '../trade/command';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import type {Actor} from '../trade/parties';
import {runCarrierMagic} from '../world/magic-values';
import type {Outcome} from '../world/move-trade';
import {failPayment, happen, payCheckout, succeedPayment} from '../world/move-trade';
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

export function simulate(world: World, trade: Trade, event: SimulatedEvent): Outcome {
  switch (event) {
    case 'checkout.succeeded':
      return payCheckout(world, trade);
    case 'payment.succeeded': {
      const outcome = succeedPayment(world, trade, requirePending(trade));
      runCarrierMagic(world, outcome.trade);
      return outcome;
    }
    case 'payment.failed':
      return failPayment(world, trade, requirePending(trade));
    default:
      return happen(world, trade, event satisfies BareHappening, doneBy[event]);
  }
}

function requirePending(trade: Trade) {
  const payment = trade.payments.find(({state}) => state === 'Pending');
  if (!payment) throw new Refusal('invalid-state', 'The trade has no pending payment.');
  return payment;
}
