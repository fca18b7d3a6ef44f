import {callWithRetries} from '../code/retry';
import type {Notification} from './inbox';

export type ReadBackParts = {
  /** The server's address with /v1/marketplace. */
  readonly server: string;
  readonly apiKey: string;
  /** Your user who pays in the trade, as you kept it when you initiated the trade. */
  readonly findPayer: (tradeId: string) => Promise<string | undefined>;
  readonly saveTrade: (tradeId: string, trade: unknown) => Promise<void>;
  readonly saveUser: (marketplaceUserId: string, user: unknown) => Promise<void>;
};

/** Takes a notification as a hint only: asks the API how things stand and saves that. */
export function createReadBack({server, apiKey, ...yours}: ReadBackParts) {
  function read(path: string): Promise<unknown> {
    return callWithRetries(server + path, {headers: {Authorization: `Bearer ${apiKey}`}});
  }

  return async ({tradeId, referenceId}: Notification): Promise<void> => {
    if (tradeId !== undefined) {
      const payer = await yours.findPayer(tradeId);
      if (payer === undefined) {
        // The notification can be faster than the response to your own call. Try again later.
        throw new Error(`The trade ${tradeId} is not known yet.`);
      }
      const path = `/users/${encodeURIComponent(payer)}/trades/${encodeURIComponent(tradeId)}`;
      await yours.saveTrade(tradeId, await read(path));
    } else if (referenceId !== undefined) {
      await yours.saveUser(referenceId, await read(`/users/${encodeURIComponent(referenceId)}`));
    }
  };
}
