import type {Marketplace, Notification, Received} from './marketplace.ts';
import {readBack} from './orders.ts';
import {readUser} from './users.ts';

const maxTries = 10;

/** Keeps a notification, once however often it comes, and returns the status to respond with. */
export function receive(marketplace: Marketplace, body: string): number {
  const notification = readNotification(body);
  if (!notification) return 400;
  const {inbox} = marketplace;
  if (!inbox.find(notification.id)) {
    inbox.put(notification.id, {...notification, tries: 0, isDone: false});
  }
  // Not awaited: the response must not wait for it.
  workThrough(marketplace).catch(console.error);
  // A duplicate is a success too: any other response makes it come again.
  return 204;
}

/** Takes what this code knows and ignores the rest, so that new fields and events do no harm. */
function readNotification(body: string): Notification | undefined {
  try {
    const {id, tradeId, referenceId} = JSON.parse(body) as Partial<Notification>;
    if (typeof id !== 'string') return undefined;
    return {id, ...(tradeId && {tradeId}), ...(referenceId && {referenceId})};
  } catch {
    return undefined;
  }
}

/** Works through what came, one by one; what fails is tried again. */
export function workThrough(marketplace: Marketplace): Promise<void> {
  const {inbox, turns, pauseAfterFailure} = marketplace;
  return turns.take('inbox', async () => {
    for (let next = findNext(marketplace); next; next = findNext(marketplace)) {
      const tries = next.tries + 1;
      try {
        await handle(marketplace, next);
        inbox.put(next.id, {...next, tries, isDone: true});
      } catch (error) {
        const isDone = tries >= maxTries;
        inbox.put(next.id, {...next, tries, isDone});
        if (isDone) console.error(`Notification ${next.id} failed; look at it by hand.`, error);
        await new Promise((resolve) => setTimeout(resolve, pauseAfterFailure));
      }
    }
  });
}

/** A notification is a hint: what it is about is read, and only that counts. */
async function handle(marketplace: Marketplace, {tradeId, referenceId}: Notification) {
  if (tradeId !== undefined) {
    const order = marketplace.orders.all().find((each) => each.tradeId === tradeId);
    // It can be faster than the response to your own call. Try again later.
    if (!order) throw new Error(`Trade ${tradeId} is not known yet.`);
    await readBack(marketplace, order);
  } else if (referenceId !== undefined) {
    await readUser(marketplace, referenceId);
  }
}

/** The one that was tried least often. */
function findNext({inbox}: Marketplace): Received | undefined {
  const waiting = inbox.all().filter(({isDone}) => !isDone);
  return waiting.sort((one, other) => one.tries - other.tries)[0];
}
