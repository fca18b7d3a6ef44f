import type {IncomingHttpHeaders} from 'node:http';
import {keyOf} from './lib/notification-key.ts';
import type {Marketplace, Received} from './marketplace.ts';
import {catchUp} from './orders.ts';
import {readUser} from './users.ts';

const maxTries = 10;
const firstPause = 5_000;
const atOnce = 8;
/** The known events that are about a user alone. */
const userEvents = ['user.connected', 'user.bank-account-connected'];

/** Stores a notification as it came, whatever it looks like. Returns the status to respond with. */
export function receive(marketplace: Marketplace, headers: IncomingHttpHeaders, body: string) {
  const {inbox, now} = marketplace;
  const key = keyOf(headers, body);
  if (!inbox.find(key)) inbox.put(key, {key, body, tries: 0, dueAt: now(), isDone: false});
  // Not awaited: the response must not wait for it.
  attempt(marketplace, key).catch(console.error);
  // A duplicate is a success too: any other response makes it come again.
  return 204;
}

/** Tries each notification that is due, including those from before a restart. */
export async function workThrough(marketplace: Marketplace): Promise<void> {
  const waiting = marketplace.inbox.all().filter(({isDone}) => !isDone);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await attempt(marketplace, next.key);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

/** Tries one notification if it is due. If that fails, the others do not wait for it. */
function attempt(marketplace: Marketplace, key: string): Promise<void> {
  const {inbox, turns, now} = marketplace;
  return turns.take(key, async () => {
    const received = inbox.find(key);
    if (!received || received.isDone || received.dueAt > now()) return;
    const tries = received.tries + 1;
    try {
      await handle(marketplace, received);
      inbox.put(key, {...received, tries, isDone: true});
    } catch (error) {
      const isDone = tries >= maxTries;
      const dueAt = now() + firstPause * 3 ** received.tries;
      inbox.put(key, {...received, tries, dueAt, isDone});
      if (isDone) console.error(`Notification ${key} failed; look at it by hand.`, error);
    }
  });
}

/** Reads each trade and user it names, in whatever field. Trusts nothing else in it. */
async function handle(marketplace: Marketplace, {body, tries}: Received): Promise<void> {
  const {orders, users, marks, now} = marketplace;
  const names = (id?: string) => id !== undefined && body.includes(JSON.stringify(id));
  const named = orders.all().filter(({id, tradeId}) => names(id) || names(tradeId));
  const members = users.all().filter(({id}) => names(id));
  if (named.length === 0 && !(members.length > 0 && userEvents.some(names))) {
    // It may have overtaken the response to your own request. Wait before you read every order.
    if (tries === 0) throw new Error('It names no trade that is known yet.');
    marks.put('unclear', now());
  }
  for (const order of named) await catchUp(marketplace, order);
  for (const {id} of members) await readUser(marketplace, id);
}
