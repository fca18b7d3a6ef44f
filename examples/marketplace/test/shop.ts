import {mkdtemp} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished} from 'vitest';
import {workThrough} from '../inbox.ts';
import type {Order, Settings} from '../marketplace.ts';
import {openMarketplace} from '../marketplace.ts';
import {readDue} from '../orders.ts';
import {createMarketplaceServer} from '../server.ts';
import {isSignedBySandbox} from '../lib/signature.ts';
import type {SymblepayOptions} from '../symblepay.ts';
import type {World} from './world.ts';
import {choose, openWorld} from './world.ts';

export type Shop = Awaited<ReturnType<typeof openShop>>;

type Changes = {
  readonly symblepay?: Partial<SymblepayOptions>;
  readonly settings?: Partial<Settings>;
};

/** The marketplace with a world, an address for webhooks and a seller who is connected. */
export async function openShop({symblepay, settings}: Changes = {}) {
  const world = openWorld();
  // Without the trades that a new sandbox shows around.
  await world.control('/reset', {fill: false});
  const file = join(await mkdtemp(join(tmpdir(), 'marketplace-')), 'marketplace.jsonl');
  let now = await readTime(world);
  const marketplace = openMarketplace(
    file,
    {server: world.server, apiKey: world.apiKey, firstWait: 5, ...symblepay},
    {
      origin: 'http://marketplace.test',
      fees: {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1, payeeFixedFee: 10},
      now: () => now,
      onRead: () => undefined,
      ...settings,
    },
  );
  let secret = '';
  const server = createMarketplaceServer(marketplace, (headers, body) =>
    isSignedBySandbox(secret, headers, body),
  );
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  onTestFinished(async () => {
    await goDown();
    await workThrough(marketplace);
  });
  const {port} = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const endpoint = {url: `${address}/webhooks/symblepay`};
  ({secret} = await world.control<{secret: string}>('/webhooks/endpoints', endpoint));

  /** Calls the marketplace as its app would. */
  async function ask(route: string, body?: object) {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(address + path, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    return {status: response.status, body: (await response.json()) as Record<string, string>};
  }

  /** Asks again as long as nobody knows what came of it, as a user would. */
  async function insist(route: string, body: object) {
    for (let attempt = 0; ; attempt++) {
      const response = await ask(route, body);
      if (response.status === 503 && attempt < 5) continue;
      // After a lost response, a refusal says that it had taken effect.
      const expected = attempt === 0 ? [200] : [200, 409];
      expect(expected, JSON.stringify(response.body)).toContain(response.status);
      return response.body;
    }
  }

  /** Lets webhooks arrive, and reads what is due. */
  async function settle(): Promise<void> {
    await world.control('/webhooks/settle', {});
    now = await readTime(world);
    await workThrough(marketplace);
    await readDue(marketplace);
  }

  async function wait(seconds: number): Promise<void> {
    await world.control('/clock/advance', {seconds});
    await settle();
  }

  const seller = 'seller-1';
  const {redirectUrl = ''} = await insist(`POST /users/${seller}/connect`, {});
  await choose(redirectUrl, 'sign-in');

  async function sell(item: object = {}): Promise<string> {
    const {body} = await ask('POST /items', {
      seller,
      title: 'Headphones',
      description: 'Wireless, with the case.',
      price: 990,
      weight: 2000,
      ...item,
    });
    return body.id ?? '';
  }

  /** Buys an item; the page to pay on comes with the order. */
  async function buy(item: string, user = 'buyer-1') {
    const {id = '', checkout = ''} = await insist(`POST /items/${item}/orders`, {user});
    return {id, checkout};
  }

  async function goDown(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  const comeUp = () => listen(port);
  function findOrder(id: string): Order {
    const order = marketplace.orders.find(id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }

  return {
    world,
    marketplace,
    address,
    file,
    ask,
    insist,
    settle,
    wait,
    sell,
    buy,
    findOrder,
    goDown,
    comeUp,
  };
}

async function readTime(world: World): Promise<number> {
  const {now} = await world.control<{now: string}>('/clock');
  return Date.parse(now);
}
