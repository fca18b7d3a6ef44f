import type {Marketplace} from './marketplace.ts';
import type {Redirect, User} from './symblepay.ts';
import {route} from './symblepay.ts';

/** The page where a user signs in to Symblepay. Whoever sells must be connected. */
export function connect({symblepay, origin, users}: Marketplace, user: string): Promise<Redirect> {
  const back = addressOf(origin, user);
  // Kept before the call, so that a webhook about the user is understood.
  if (!users.find(user)) users.put(user, {id: user});
  return symblepay('POST /users/connect', {
    marketplaceUserId: user,
    successUrl: back,
    cancelUrl: back,
  });
}

/** The page where a user chooses the account that payouts go to. */
export function choosePayoutAccount(
  {symblepay, origin}: Marketplace,
  user: string,
): Promise<Redirect> {
  const body = {returnUrl: addressOf(origin, user)};
  return symblepay(route`POST /users/${user}/bankaccount/initiate`, body);
}

/** Reads a user from the API and keeps what it says. */
export async function readUser({symblepay, users}: Marketplace, id: string): Promise<User> {
  const user = await symblepay<User>(route`GET /users/${id}`);
  users.put(id, {...user, id});
  return user;
}

function addressOf(origin: string, user: string): string {
  return `${origin}/users/${encodeURIComponent(user)}`;
}
