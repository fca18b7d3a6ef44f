import type {TradeState} from '@symblepay/openapi/control/types';
import type {Shape} from './shape';

/** Around the middle of a sign: a tick, a way back, a cross and a circle. */
const outlines: Readonly<Partial<Record<TradeState | 'same', string>>> = {
  succeeded: 'M-3.2 .2L-.9 2.5L3.4 -2.3',
  returned: 'M-.8 -3.8L-3.4 -1.4L-.8 1M-3.2 -1.4H1A2.2 2.2 0 0 1 1 3H-1.6',
  cancelled: 'M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6',
  same: 'M3 -1.8A3.5 3.5 0 1 0 3.5 .6M3.5 -4.2V-1.5H.8',
};

/** The sign of an end, or of what leaves the state as it is. */
export function signShapes(of: TradeState | 'same', x: number, y: number): Shape {
  const stroke = of === 'succeeded' ? 'var(--paid)' : 'var(--quiet)';
  const line = {fill: 'none', stroke, strokeWidth: 1.4, strokeLinecap: 'round'};
  return {
    name: 'g',
    attributes: {transform: `translate(${x} ${y})`},
    children: [
      {name: 'circle', attributes: {r: 7.5, fill: 'var(--surface)', stroke}},
      {name: 'path', attributes: {...line, d: outlines[of] ?? '', strokeLinejoin: 'round'}},
    ],
  };
}
