import type {Marketplace} from './marketplace.ts';
import type {Redirect, User} from './symblepay.ts';
import {route} from './symblepay.ts';

/** Opens your app on a phone. */
const appLink = 'https://app.gulerod.example/connected';

/**
 * The page where a user signs in to Symblepay. Sellers must be connected. Your app names the phone's
 * operating system; a website doesn't.
 */
export function connect(
  {symblepay, origin, users}: Marketplace,
  user: string,
  operatingSystem?: unknown,
): Promise<Redirect> {
  const back = addressOf(origin, user);
  // Stored before the call, so that a webhook about the user is recognised.
  if (!users.find(user)) users.put(user, {id: user});
  return symblepay('POST /users/connect', {
    marketplaceUserId: user,
    successUrl: back,
    cancelUrl: back,
    ...(operatingSystem !== undefined && {
      appSwitch: {appSwitchCallbackUri: appLink, operatingSystem},
    }),
  });
}

/** The page where a user chooses the account that payouts go to. */
export function choosePayoutAccount(marketplace: Marketplace, user: string): Promise<Redirect> {
  const body = {returnUrl: addressOf(marketplace.origin, user)};
  return marketplace.symblepay(route`POST /users/${user}/bankaccount/initiate`, body);
}

/** Reads a user from the API and stores the response. */
export async function readUser({symblepay, users}: Marketplace, id: string): Promise<User> {
  const user = await symblepay<User>(route`GET /users/${id}`);
  users.put(id, {...user, id});
  return user;
}

function addressOf(origin: string, user: string): string {
  return `${origin}/users/${encodeURIComponent(user)}`;
}
