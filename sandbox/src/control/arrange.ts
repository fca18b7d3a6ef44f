import type {Arrangement} from '@symblepay/openapi/control/types';
import {sandboxHeaders} from '../api/sandbox-headers';
import {tradeCalls} from '../api/trade-calls';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import {connectBankAccount, connectUser} from '../world/connect-user';
import {requireTrade} from '../world/move-trade';
import type {World} from '../world/world';
import {itemsForSale} from './items';
import {describeTrade, goThrough, seeded} from './seed';
import {waysTo} from './ways';

/** Makes a trade of these users and brings it to a state, at the present time. */
export function arrange(
  world: World,
  organisationId: string,
  {state, payer = seeded.payer, payee = seeded.payee, ...given}: Omit<Arrangement, 'key'>,
): Trade {
  const {way, createdBy = 'payee', meetInPerson} = waysTo[state];
  for (const user of [payer, payee]) {
    if (world.kept.users.find(organisationId, user)) continue;
    connectBankAccount(world, connectUser(world, organisationId, user, 1));
  }
  const {tradeId} = tradeCalls.initiateTrade({
    world,
    organisationId,
    origin: '',
    path: {},
    query: new URLSearchParams(),
    headers: {[sandboxHeaders.createdBy.name.toLowerCase()]: createdBy},
    body: {
      ...describeTrade(meetInPerson ? itemsForSale.cargoBike : itemsForSale.headphones),
      payerMarketplaceUserId: payer,
      payeeMarketplaceUserId: payee,
      ...given,
    },
  });
  const trade = goThrough(world, requireTrade(world, organisationId, tradeId), way);
  if (trade.state === state) return trade;
  const remedy = 'Leave magic values out of referenceId.';
  throw new Refusal('invalid-state', `The trade went on to ${trade.state} by itself. ${remedy}`);
}
