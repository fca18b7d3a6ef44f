import type {UserRecord} from '@symblepay/openapi/control/types';
import type {UserDetails} from '@symblepay/openapi/types';
import type {Profile} from '../trade/trade-view';

export function viewUser(user: UserRecord): UserDetails {
  return {
    symblepayUserId: user.symblepayUserId,
    ...(user.bankAccount && {bankAccount: user.bankAccount}),
    name: user.name,
    phoneNumber: user.phoneNumber,
    hasCompletedOnboarding: user.bankAccount !== undefined,
  };
}

export function viewProfile(user: UserRecord | undefined): Profile {
  if (!user) return {};
  const {symblepayUserId, phoneNumber, name, city, postalCode, address} = user;
  return {symblepayUserId, phoneNumber, name, city, postalCode, address};
}
