import type {TradeState} from '@symblepay/openapi/control/types';
import type {EdgeKey} from '../../trade-map/edges';

/** Where a trade has been. */
export type FollowedWay = {
  readonly edges: ReadonlySet<EdgeKey>;
  readonly now: TradeState | undefined;
};

/**
 * The way of a trade over the map, from the states that it came to. Nothing of it where an older
 * release named one that the map does not have.
 */
export function followWay(
  way: readonly {readonly to: string}[],
  states: Readonly<Record<TradeState, unknown>>,
): FollowedWay {
  const edges = new Set<EdgeKey>();
  const isState = (name: string): name is TradeState => Object.hasOwn(states, name);
  const names = way.map(({to}) => to);
  if (!names.every(isState)) return {edges, now: undefined};
  let from: TradeState | 'start' = 'start';
  for (const to of names) {
    edges.add(`${from}>${to}`);
    from = to;
  }
  return {edges, now: names.at(-1)};
}
