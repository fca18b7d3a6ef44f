import type {BareHappening} from '../trade/command';
import {Refusal} from '../trade/refusal';
import type {Trade} from '../trade/trade';
import {runCarrierMagic} from '../world/magic-values';
import type {Outcome} from '../world/trade-desk';
import {failPayment, happen, payCheckout, succeedPayment} from '../world/trade-desk';
import type {World} from '../world/world';

/** What can be made to happen to a trade, beside calls and the clock. */
export const SIMULATED_EVENTS = [
  'checkout.succeeded',
  'payment.succeeded',
  'payment.failed',
  'shipment.sent',
  'shipment.ready-for-pickup',
  'shipment.delivered',
  'shipment.lost',
  'return.sent',
  'return.ready-for-pickup',
  'return.delivered',
  'return.lost',
  'insurance.activated',
  'support.release-to-payee',
  'support.refund-payer',
] as const;

export type SimulatedEvent = (typeof SIMULATED_EVENTS)[number];

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
      return happen(world, trade, event satisfies BareHappening);
  }
}

function requirePending(trade: Trade) {
  const payment = trade.payments.find(({state}) => state === 'Pending');
  if (!payment) throw new Refusal('invalid-state', 'The trade has no pending payment.');
  return payment;
}
