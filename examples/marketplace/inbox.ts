import {createHash} from 'node:crypto';
import type {Marketplace, Received} from './marketplace.ts';
import {catchUp} from './orders.ts';
import {readUser} from './users.ts';

const maxTries = 10;
const firstPause = 5_000;
const atOnce = 8;

/** Keeps a notification as it came, whatever it looks like, and returns the status to respond with. */
export function receive(marketplace: Marketplace, body: string): number {
  const {inbox, now} = marketplace;
  const key = keyOf(body);
  if (!inbox.find(key)) inbox.put(key, {key, body, tries: 0, dueAt: now(), isDone: false});
  // Not awaited: the response must not wait for it.
  attempt(marketplace, key).catch(console.error);
  // A duplicate is a success too: any other response makes it come again.
  return 204;
}

/** The same for duplicates. Without an id, two that look alike may tell of two changes. */
function keyOf(body: string): string {
  const hasId = body.includes('"id"');
  return hasId ? createHash('sha256').update(body).digest('hex') : crypto.randomUUID();
}

/** Tries what is due, also after a restart. */
export async function workThrough(marketplace: Marketplace): Promise<void> {
  const waiting = marketplace.inbox.all().filter(({isDone}) => !isDone);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await attempt(marketplace, next.key);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

/** Tries one notification when its time has come. If that fails, only this one has to wait. */
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

/** A notification is a hint: what it names, in whatever field, is read, and only that counts. */
async function handle(marketplace: Marketplace, {body, tries}: Received): Promise<void> {
  const {orders, users, marks, now} = marketplace;
  const names = (id?: string) => id !== undefined && body.includes(JSON.stringify(id));
  const named = orders.all().filter(({id, tradeId}) => names(id) || names(tradeId));
  const members = users.all().filter(({id}) => names(id));
  for (const order of named) await catchUp(marketplace, order);
  for (const {id} of members) await readUser(marketplace, id);
  if (named.length + members.length > 0) return;
  // It can be faster than the response to your own call. Look again before you read everything.
  if (tries === 0) throw new Error('It names nothing that is known here.');
  marks.put('unclear', now());
}
