import type {Link} from '@symblepay/openapi/control/types';
import type {World} from '../world/world';

/** Where a browser goes from a page on which there is nothing left to choose. */
export function findWayBack(world: World, link: Link): string {
  if ('returnUrl' in link) return link.returnUrl;
  return hasSucceeded(world, link) ? link.successUrl : link.cancelUrl;
}

function hasSucceeded(world: World, link: Exclude<Link, {returnUrl: string}>): boolean {
  if (link.kind === 'connect') {
    return world.kept.users.find(link.organisationId, link.marketplaceUserId) !== undefined;
  }
  const trade = world.trades.find(link.tradeId)?.trade;
  if (link.kind === 'checkout') return trade?.dates['contract.paid'] !== undefined;
  return trade?.payments.some(({id, state}) => id === link.paymentId && state === 'Paid') ?? false;
}
