import type {IncomingHttpHeaders, Server} from 'node:http';
import {receive} from './inbox.ts';
import type {Item, Marketplace, Order} from './marketplace.ts';
import {describe, makeMove, moves} from './moves.ts';
import {buy, openStatusPage, readBack} from './orders.ts';
import {cancel, refund} from './refunds.ts';
import type {Fields, Ids, Reply, Routes} from './lib/json-server.ts';
import {BadRequest, createJsonServer, notFound} from './lib/json-server.ts';
import {CallRefused, OutcomeUnknown} from './lib/retry.ts';
import {route} from './symblepay.ts';
import {choosePayoutAccount, connect, readUser} from './users.ts';

export type IsGenuine = (headers: IncomingHttpHeaders, body: string) => boolean;

/** Your own sign-in tells you who the user is. Here, the path or the field `user` does. */
function listRoutes(marketplace: Marketplace): Routes['json'] {
  const {symblepay, items, orders} = marketplace;
  const findOrder = ({order = ''}: Ids) => orders.find(order) ?? notFound(`order ${order}`);
  const companyPath = ({company = '', location = ''}: Ids) =>
    route`/users/business/${company}/${location}`;
  return {
    'POST /users/:user/connect': ({user = ''}, {operatingSystem}) =>
      connect(marketplace, user, operatingSystem),
    'POST /users/:user/payout-account': ({user = ''}) => choosePayoutAccount(marketplace, user),
    'GET /users/:user': ({user = ''}) => readUser(marketplace, user),
    'POST /companies': (_, fields) => symblepay('POST /users/business', fields),
    'GET /companies/:company/:location': (ids) => symblepay(`GET ${companyPath(ids)}`),
    'POST /companies/:company/:location': (ids, fields) =>
      symblepay(`POST ${companyPath(ids)}`, fields),
    'DELETE /companies/:company/:location': (ids) => symblepay(`DELETE ${companyPath(ids)}`),
    'POST /items': (_, fields) => {
      const item = {...(fields as Omit<Item, 'id'>), id: crypto.randomUUID()};
      items.put(item.id, item);
      return item;
    },
    'POST /items/:item/orders': async ({item: id = ''}, {user}) => {
      const item = items.find(id) ?? notFound(`item ${id}`);
      const buyer = text({user});
      return describe(await buy(marketplace, item, buyer), buyer);
    },
    'GET /orders/:order': async (ids, {user}) => {
      const order = findOrder(ids);
      const viewer = user === undefined ? order.buyer : partyOf(order, user);
      return describe(
        order.tradeId === undefined ? order : await readBack(marketplace, order),
        viewer,
      );
    },
    'POST /orders/:order/moves/:move': (ids, {user, ...fields}) => {
      const order = findOrder(ids);
      const {move = ''} = ids;
      const known = moves.get(move) ?? notFound(`move ${move}`);
      return makeMove(marketplace, known, {order, user: partyOf(order, user), move, fields});
    },
    'POST /orders/:order/status-page': (ids, {user}) => {
      const order = findOrder(ids);
      return openStatusPage(marketplace, order, partyOf(order, user));
    },
    // For your own staff: these two take no user.
    'POST /orders/:order/cancel': (ids) => cancel(marketplace, findOrder(ids)),
    'POST /orders/:order/refunds/:refund': (ids, {amount}) =>
      refund(marketplace, findOrder(ids), {id: ids.refund ?? '', amount: Number(amount)}),
  };
}

function partyOf({buyer, item}: Order, user: unknown): string {
  const named = text({user});
  return [buyer, item.seller].includes(named) ? named : notFound('order of this user');
}

function text(field: Fields): string {
  const [[name, value] = []] = Object.entries(field);
  if (typeof value === 'string' && value !== '') return value;
  throw new BadRequest(`${name} is missing.`);
}

/** Your own API, which your app and your pages call, and the address that Symblepay calls. */
export function createMarketplaceServer(marketplace: Marketplace, isGenuine: IsGenuine): Server {
  return createJsonServer({
    json: listRoutes(marketplace),
    raw: {
      'POST /webhooks/symblepay': (headers, body) => [
        isGenuine(headers, body) ? receive(marketplace, headers, body) : 401,
      ],
    },
    explain,
  });
}

/** Tells the app whether its user can do something about the error or can only wait. */
function explain(error: unknown): Reply {
  // A rejected key is nothing a user can fix.
  if (error instanceof CallRefused && error.status !== 401) {
    const {typeCode, detail, errors} = error.body ?? {};
    return [409, {error: typeCode, detail, errors}];
  }
  if (error instanceof OutcomeUnknown) return [503, {error: 'unknown', detail: error.message}];
  console.error(error);
  return [500, {error: 'Something went wrong here.'}];
}
