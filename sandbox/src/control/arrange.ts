import type {Arrangement} from '@symblepay/openapi/control/types';
import {tradeCalls} from '../api/trade-calls';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import {connectBankAccount, connectUser} from '../world/connect-user';
import {requireTrade} from '../world/move-trade';
import type {World} from '../world/world';
import {planWayTo} from './plan-way';
import {goThrough, seeded} from './seed';
import {waysTo} from './ways';

/** Makes a trade of these users and brings it to a state, at the present time. */
export function arrange(
  world: World,
  organisationId: string,
  {state, payer = seeded.payer, payee = seeded.payee, ...given}: Omit<Arrangement, 'key'>,
): Trade {
  const {headers, body} = planWayTo(state);
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
    headers,
    body: {
      ...body,
      payerMarketplaceUserId: payer,
      payeeMarketplaceUserId: payee,
      ...given,
    },
  });
  const trade = goThrough(world, requireTrade(world, organisationId, tradeId), waysTo[state].way);
  if (trade.state === state) return trade;
  const remedy = 'Leave magic values out of referenceId.';
  throw new Refusal('invalid-state', `The trade went on to ${trade.state} by itself. ${remedy}`);
}
