import type {UserRecord} from '@symblepay/openapi/control/types';
import type {KycLevel} from '@symblepay/openapi/types';
import {Refusal} from '../refusal';
import {findPersona, findPersonalAccount} from '../user/persona';
import {seededIds} from './ids';
import type {World} from './world';

/** The user signed in with the national digital ID. Signing in again keeps the account. */
export function connectUser(
  world: World,
  organisationId: string,
  marketplaceUserId: string,
  kycLevel: KycLevel,
): UserRecord {
  const known = world.kept.users.find(organisationId, marketplaceUserId);
  const user: UserRecord = known
    ? {...known, kycLevel: known.kycLevel > kycLevel ? known.kycLevel : kycLevel}
    : {
        organisationId,
        marketplaceUserId,
        symblepayUserId: symblepayIdOf(marketplaceUserId),
        ...findPersona(marketplaceUserId),
        kycLevel,
      };
  world.kept.users.put(user);
  notifyOfUser(world, user, 'user.connected');
  return user;
}

export function connectBankAccount(world: World, user: UserRecord): UserRecord {
  const account = findPersonalAccount(user.marketplaceUserId, user.name);
  const changed = {...user, bankAccount: account};
  world.kept.users.put(changed);
  notifyOfUser(world, changed, 'user.bank-account-connected');
  return changed;
}

export function requireUser(
  world: World,
  organisationId: string,
  marketplaceUserId: string,
): UserRecord {
  const user = world.kept.users.find(organisationId, marketplaceUserId);
  if (!user) throw new Refusal('not-found', 'The user id was not known');
  return user;
}

function notifyOfUser(
  world: World,
  user: UserRecord,
  eventName: 'user.connected' | 'user.bank-account-connected',
): void {
  world.notify({
    organisationId: user.organisationId,
    body: {
      id: world.nextId(),
      referenceId: user.marketplaceUserId,
      eventName,
      eventDate: new Date(world.now()).toISOString(),
      // Whether it is the symblepayUserId is not documented; it differs here, so that code that mixes them up fails.
      symblepayAccountId: idFrom('account', user.symblepayUserId),
    },
  });
}

/** Symblepay knows the same person, or company, by the same id in every sandbox. */
export function symblepayIdOf(marketplaceUserId: string): string {
  return idFrom('user', marketplaceUserId);
}

function idFrom(kind: 'user' | 'account', id: string): string {
  return seededIds(`${kind}/${id}`)(1);
}
