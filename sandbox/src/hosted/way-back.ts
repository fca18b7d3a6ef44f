import type {Link} from '../world/links';
import type {World} from '../world/world';

/** Where a browser goes from a page on which there is nothing left to choose. */
export function findWayBack(world: World, link: Link): string {
  if ('returnUrl' in link) return link.returnUrl;
  return hasSucceeded(world, link) ? link.successUrl : link.cancelUrl;
}

function hasSucceeded(world: World, link: Exclude<Link, {returnUrl: string}>): boolean {
  switch (link.kind) {
    case 'connect':
      return world.users.find(link.organisationId, link.marketplaceUserId) !== undefined;
    case 'checkout':
      return world.trades.find(link.tradeId)?.trade.dates['contract.paid'] !== undefined;
    case 'payment':
      return (
        world.trades
          .findByPayment(link.paymentId)
          ?.payments.some(({id, state}) => id === link.paymentId && state === 'Paid') ?? false
      );
  }
}
