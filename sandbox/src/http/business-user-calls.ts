import type {Address, BankAccount, BusinessUser, BusinessUserEdit} from '@symblepay/openapi/types';
import {limits} from '@symblepay/openapi/limits';
import {isFinished} from '../trade/states';
import {Refusal} from '../trade/refusal';
import {describeAccount} from '../user/bank-account';
import type {BusinessUserRecord} from '../user/business-user';
import {formatAddress, viewBusinessUser} from '../user/business-user';
import type {World} from '../world/world';
import type {Handlers, PathOf} from './operations';

export const businessUserCalls: Handlers<
  'createBusinessUser' | 'editBusinessUser' | 'getBusinessUser' | 'deleteBusinessUser'
> = {
  createBusinessUser({world, organisationId, body}) {
    const {businessId, businessLocationId} = body;
    const {allowedCompanies} = world.settings;
    if (!allowedCompanies.includes(businessId)) {
      throw new Refusal(
        'company-not-allowed',
        'The company number is not on the list of allowed companies, the setting allowedCompanies of /_sandbox/settings.',
        [{key: 'businessId', value: `Must be one of ${allowedCompanies.join(', ')}.`}],
      );
    }
    if (world.findBusinessUser(organisationId, businessId, businessLocationId)) {
      throw new Refusal('already-exists', 'The business user is registered already.');
    }
    const symblepayUserId = world.nextId();
    const readable = `${businessId}-${businessLocationId}`;
    const userId =
      readable.length <= limits.BusinessUser.userId.maxLength ? readable : symblepayUserId;
    if (world.findUser(organisationId, userId)) {
      const value = `Gives the user id ${userId}, which another user has. Choose another location number.`;
      throw new Refusal('already-exists', 'The user id of the business is taken.', [
        {key: 'businessLocationId', value},
      ]);
    }
    const user: BusinessUserRecord = {
      organisationId,
      businessId,
      businessLocationId,
      symblepayUserId,
      userId,
      ...readDetails(body, {name: body.name, phoneNumber: body.phoneNumber}),
    };
    return save(world, user, readAccount(body, user.name));
  },

  editBusinessUser({world, organisationId, path, body}) {
    const known = requireBusinessUser(world, organisationId, path);
    const user = {...known, ...readDetails(body, known)};
    const account = readAccount(body, user.name) ?? findAccount(world, known);
    return {...save(world, user, account)};
  },

  getBusinessUser({world, organisationId, path}) {
    const user = requireBusinessUser(world, organisationId, path);
    return viewBusinessUser(user, findAccount(world, user));
  },

  deleteBusinessUser({world, organisationId, path}) {
    const user = requireBusinessUser(world, organisationId, path);
    const isTrading = world.trades.listOfUser(organisationId, user.userId).some((tradeId) => {
      const trade = world.trades.find(tradeId)?.trade;
      return trade !== undefined && !isFinished(trade.state);
    });
    if (isTrading) {
      throw new Refusal('invalid-state', 'The business user takes part in an unfinished trade.');
    }
    world.deleteBusinessUser(user);
    world.deleteUser(organisationId, user.userId);
    return {};
  },
};

function requireBusinessUser(
  world: World,
  organisationId: string,
  {businessId, businessLocationId}: PathOf<'getBusinessUser'>,
): BusinessUserRecord {
  const user = world.findBusinessUser(organisationId, businessId, businessLocationId);
  if (!user) throw new Refusal('not-found', 'The business user was not known');
  return user;
}

type Details = Pick<BusinessUserRecord, 'name' | 'phoneNumber' | 'address'>;

/** A field that is left out keeps its value (an assumption). */
function readDetails(body: BusinessUserEdit, known: Details): Details {
  const address: Address | undefined = body.address ?? known.address;
  return {
    name: body.name ?? known.name,
    phoneNumber: body.phoneNumber,
    ...(address && {address}),
  };
}

function readAccount(
  {payoutsAccountNumber: account}: BusinessUserEdit,
  name: string,
): BankAccount | undefined {
  return account === undefined ? undefined : describeAccount(account, name);
}

/** The user may have chosen another account on the hosted page since. */
function findAccount(
  world: World,
  {organisationId, userId}: BusinessUserRecord,
): BankAccount | undefined {
  return world.findUser(organisationId, userId)?.bankAccount;
}

/** A business user takes part in trades like any connected user, which has the account. */
function save(
  world: World,
  user: BusinessUserRecord,
  bankAccount: BankAccount | undefined,
): BusinessUser {
  world.putBusinessUser(user);
  world.putUser({
    organisationId: user.organisationId,
    marketplaceUserId: user.userId,
    symblepayUserId: user.symblepayUserId,
    name: user.name,
    phoneNumber: user.phoneNumber,
    address: formatAddress(user.address),
    postalCode: user.address?.postNumber ?? '',
    city: user.address?.city ?? '',
    kycLevel: 2,
    ...(bankAccount && {bankAccount}),
  });
  return viewBusinessUser(user, bankAccount);
}
