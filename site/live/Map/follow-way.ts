import type {TradeState} from '@symblepay/openapi/control/types';
import type {EdgeKey} from '../../trade-map/edges';

/** Where a trade has been. */
export type FollowedWay = {
  readonly edges: ReadonlySet<EdgeKey>;
  readonly now: TradeState | undefined;
};

/** The way of a trade over the map, from the states that it came to. */
export function followWay(way: readonly {readonly to: TradeState}[]): FollowedWay {
  const edges = new Set<EdgeKey>();
  let from: TradeState | 'start' = 'start';
  for (const {to} of way) {
    edges.add(`${from}>${to}`);
    from = to;
  }
  return {edges, now: way.at(-1)?.to};
}
