import type {BusinessUserRecord, UserRecord} from '@symblepay/openapi/control/types';
import type {Address, BankAccount, BusinessUserEdit} from '@symblepay/openapi/types';
import {limits} from '@symblepay/openapi/limits';
import {nameControlCall} from '../control-call';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import {describeAccount} from './bank-account';
import {formatAddress} from './business-user';

export type Business = {
  readonly user: BusinessUserRecord;
  readonly account: BankAccount | undefined;
};

type Ids = Pick<
  BusinessUserRecord,
  'organisationId' | 'businessId' | 'businessLocationId' | 'symblepayUserId'
>;

/** What must be looked up to decide whether a company may register. */
type Surroundings = {
  readonly allowedCompanies: readonly string[];
  readonly isRegistered: boolean;
  readonly isUserIdTaken: (userId: string) => boolean;
};

export function registerBusiness(
  ids: Ids,
  details: BusinessUserEdit & {readonly name: string},
  {allowedCompanies, isRegistered, isUserIdTaken}: Surroundings,
): Business {
  if (!allowedCompanies.includes(ids.businessId)) {
    throw new Refusal(
      'company-not-allowed',
      `The company number is not on the list of allowed companies, the setting allowedCompanies of ${nameControlCall('changeSettings')}.`,
      [{key: 'businessId', value: `Must be one of ${allowedCompanies.join(', ')}.`}],
    );
  }
  if (isRegistered) {
    throw new Refusal('already-exists', 'This business user is already registered.');
  }
  const userId = chooseUserId(ids);
  if (isUserIdTaken(userId)) {
    const value = `Gives the user id ${userId}, which another user has. Choose another location number.`;
    throw new Refusal('already-exists', 'The user id of the business is taken.', [
      {key: 'businessLocationId', value},
    ]);
  }
  const {name, phoneNumber} = details;
  return editBusiness({user: {...ids, userId, name, phoneNumber}, account: undefined}, details);
}

/** A field that is left out keeps its value (an assumption). The account is the company's own. */
export function editBusiness({user, account}: Business, edit: BusinessUserEdit): Business {
  const address: Address | undefined = edit.address ?? user.address;
  const name = edit.name ?? user.name;
  const number = edit.payoutsAccountNumber;
  return {
    user: {...user, name, phoneNumber: edit.phoneNumber, ...(address && {address})},
    account: number === undefined ? account && {...account, name} : describeAccount(number, name),
  };
}

export function refuseToDelete(trades: readonly Trade[]): Refusal | undefined {
  return trades.every(({finishedOn}) => finishedOn)
    ? undefined
    : new Refusal('invalid-state', 'The business user takes part in an unfinished trade.');
}

/** A business user takes part in trades like any connected user, who has the account. */
export function toUser({user, account}: Business): UserRecord {
  return {
    organisationId: user.organisationId,
    marketplaceUserId: user.userId,
    symblepayUserId: user.symblepayUserId,
    name: user.name,
    phoneNumber: user.phoneNumber,
    address: formatAddress(user.address),
    postalCode: user.address?.postNumber ?? '',
    city: user.address?.city ?? '',
    kycLevel: 2,
    ...(account && {bankAccount: account}),
  };
}

/** Readable, where the contract's limit allows it. */
function chooseUserId({businessId, businessLocationId, symblepayUserId}: Ids): string {
  const readable = `${businessId}-${businessLocationId}`;
  return readable.length <= limits.BusinessUser.userId.maxLength ? readable : symblepayUserId;
}
