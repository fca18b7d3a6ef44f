import type {BusinessUser, PathOf} from '@symblepay/openapi/types';
import {Refusal} from '../refusal';
import {viewBusinessUser} from '../user/business-user';
import type {Business} from '../user/business-user-rules';
import {editBusiness, refuseToDelete, registerBusiness, toUser} from '../user/business-user-rules';
import {symblepayIdOf} from '../world/connect-user';
import type {World} from '../world/world';
import type {Handlers} from './call';

export const businessUserCalls = {
  createBusinessUser({world, organisationId, body}) {
    const {businessId, businessLocationId} = body;
    const known = world.kept.businessUsers.find(organisationId, businessId, businessLocationId);
    const symblepayUserId = symblepayIdOf(`${businessId}-${businessLocationId}`);
    const ids = {organisationId, businessId, businessLocationId, symblepayUserId};
    const business = registerBusiness(ids, body, {
      allowedCompanies: world.settings.allowedCompanies,
      isRegistered: known !== undefined,
      isUserIdTaken: (userId) => world.kept.users.find(organisationId, userId) !== undefined,
    });
    return save(world, business);
  },

  editBusinessUser({world, organisationId, path, body}) {
    return {...save(world, editBusiness(requireBusiness(world, organisationId, path), body))};
  },

  getBusinessUser({world, organisationId, path}) {
    const {user, account} = requireBusiness(world, organisationId, path);
    return viewBusinessUser(user, account);
  },

  deleteBusinessUser({world, organisationId, path}) {
    const {user} = requireBusiness(world, organisationId, path);
    const refusal = refuseToDelete(world.trades.listOfUser(organisationId, user.userId));
    if (refusal) throw refusal;
    world.kept.businessUsers.delete(user);
    const asUser = world.kept.users.find(organisationId, user.userId);
    if (asUser) world.kept.users.delete(asUser);
    return {};
  },
} satisfies Partial<Handlers>;

/** The account is read from the user, who may have chosen another on the hosted page since. */
function requireBusiness(
  world: World,
  organisationId: string,
  {businessId, businessLocationId}: PathOf<'getBusinessUser'>,
): Business {
  const user = world.kept.businessUsers.find(organisationId, businessId, businessLocationId);
  if (!user) throw new Refusal('not-found', 'The business user was not known');
  return {user, account: world.kept.users.find(organisationId, user.userId)?.bankAccount};
}

function save(world: World, business: Business): BusinessUser {
  world.kept.businessUsers.put(business.user);
  world.kept.users.put(toUser(business));
  return viewBusinessUser(business.user, business.account);
}
