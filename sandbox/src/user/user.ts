import type {BankAccount, KycLevel, UserDetails} from '@symblepay/openapi/types';
import type {Profile} from '../trade/trade-view';

/** A user of a marketplace as Symblepay knows them, from the moment they are connected. */
export type UserRecord = {
  readonly organisationId: string;
  readonly marketplaceUserId: string;
  readonly symblepayUserId: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly kycLevel: KycLevel;
  readonly bankAccount?: BankAccount;
};

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
