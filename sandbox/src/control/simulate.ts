import type {BareHappening} from '../trade/command';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import type {Actor} from '../trade/parties';
import {runCarrierMagic} from '../world/magic-values';
import type {Outcome} from '../world/move-trade';
import {failPayment, happen, payCheckout, succeedPayment} from '../world/move-trade';
import type {World} from '../world/world';

export type SimulatedEventRow = {
  readonly meaning: string;
  /** Who does it in the world that the sandbox stands for. */
  readonly by: Extract<Actor, 'carrier' | 'system'> | 'paying party';
};

/** What can be made to happen to a trade, beside calls and the clock. */
export const SIMULATED_EVENTS = {
  'checkout.succeeded': {
    meaning: 'The payer accepts what is still to be accepted and pays the price and the fee.',
    by: 'paying party',
  },
  'payment.succeeded': {
    meaning: 'The pending payment, of the price or of a label, succeeds.',
    by: 'paying party',
  },
  'payment.failed': {meaning: 'The pending payment fails.', by: 'paying party'},
  'shipment.sent': {meaning: 'The parcel is handed in.', by: 'carrier'},
  'shipment.ready-for-pickup': {meaning: 'The parcel has reached the shop.', by: 'carrier'},
  'shipment.delivered': {meaning: 'The payer has the parcel.', by: 'carrier'},
  'shipment.lost': {meaning: 'The parcel is lost on the way to the payer.', by: 'carrier'},
  'return.sent': {meaning: 'The return parcel is handed in.', by: 'carrier'},
  'return.ready-for-pickup': {
    meaning: 'The return parcel has reached the shop.',
    by: 'carrier',
  },
  'return.delivered': {meaning: 'The payee has the return parcel.', by: 'carrier'},
  'return.lost': {meaning: 'The return parcel is lost on the way to the payee.', by: 'carrier'},
  'insurance.activated': {
    meaning: 'The insurer covers a lost parcel and the trade ends.',
    by: 'system',
  },
  'support.release-to-payee': {
    meaning: 'Support decides a disputed return for the payee.',
    by: 'system',
  },
  'support.refund-payer': {
    meaning: 'Support decides a disputed return for the payer.',
    by: 'system',
  },
} as const satisfies Record<string, SimulatedEventRow>;

export type SimulatedEvent = keyof typeof SIMULATED_EVENTS;

export const simulatedEvents = Object.keys(SIMULATED_EVENTS) as readonly SimulatedEvent[];

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
      return happen(world, trade, event satisfies BareHappening, SIMULATED_EVENTS[event].by);
  }
}

function requirePending(trade: Trade) {
  const payment = trade.payments.find(({state}) => state === 'Pending');
  if (!payment) throw new Refusal('invalid-state', 'The trade has no pending payment.');
  return payment;
}
