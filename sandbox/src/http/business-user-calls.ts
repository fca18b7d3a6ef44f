import type {Address, BusinessUserEdit} from '@symblepay/openapi/types';
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
    if (!world.settings.allowedCompanies.includes(businessId)) {
      throw new Refusal(
        'company-not-allowed',
        'The company number is not on the list of allowed companies.',
        [{key: 'businessId', value: 'Not on the list of allowed companies.'}],
      );
    }
    if (world.findBusinessUser(organisationId, businessId, businessLocationId)) {
      throw new Refusal('already-exists', 'The business user is registered already.');
    }
    const symblepayUserId = world.nextId();
    const readable = `${businessId}-${businessLocationId}`;
    const user: BusinessUserRecord = {
      organisationId,
      businessId,
      businessLocationId,
      symblepayUserId,
      userId: readable.length <= limits.BusinessUser.userId.maxLength ? readable : symblepayUserId,
      ...readDetails(body, {name: body.name, phoneNumber: body.phoneNumber}),
    };
    save(world, user);
    return viewBusinessUser(user);
  },

  editBusinessUser({world, organisationId, path, body}) {
    const known = requireBusinessUser(world, organisationId, path);
    const user = {...known, ...readDetails(body, known)};
    save(world, user);
    return {...viewBusinessUser(user)};
  },

  getBusinessUser({world, organisationId, path}) {
    return viewBusinessUser(requireBusinessUser(world, organisationId, path));
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

type Details = Pick<BusinessUserRecord, 'name' | 'phoneNumber' | 'address' | 'bankAccount'>;

/** A field that is left out keeps its value (an assumption). */
function readDetails(body: BusinessUserEdit, known: Details): Details {
  const name = body.name ?? known.name;
  const address: Address | undefined = body.address ?? known.address;
  const account = body.payoutsAccountNumber;
  const bankAccount = account === undefined ? known.bankAccount : describeAccount(account, name);
  return {
    name,
    phoneNumber: body.phoneNumber,
    ...(address && {address}),
    ...(bankAccount && {bankAccount}),
  };
}

/** A business user takes part in trades like any connected user. */
function save(world: World, user: BusinessUserRecord): void {
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
    ...(user.bankAccount && {bankAccount: user.bankAccount}),
  });
}
