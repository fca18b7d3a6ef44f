import {linkUrl} from '../world/links';
import {runUserMagic} from '../world/magic-values';
import {requireUser} from '../world/connect-user';
import {viewUser} from '../user/user';
import type {Handlers} from './call';

export const userCalls = {
  connectUser({world, organisationId, body, query, origin}) {
    const link = world.addLink({
      kind: 'connect',
      organisationId,
      marketplaceUserId: body.marketplaceUserId,
      successUrl: body.successUrl,
      cancelUrl: body.cancelUrl,
      kycLevel: body.requiredKycLevel ?? 1,
      forceOnboarding: query.get('forceOnboarding') === 'true',
    });
    runUserMagic(world, link);
    return {redirectUrl: linkUrl(origin, link)};
  },

  getUser({world, organisationId, path}) {
    return viewUser(requireUser(world, organisationId, path.marketplaceUserId));
  },

  initiateBankAccount({world, organisationId, path, body, origin}) {
    const user = requireUser(world, organisationId, path.marketplaceUserId);
    const link = world.addLink({
      kind: 'bank-account',
      organisationId,
      marketplaceUserId: user.marketplaceUserId,
      returnUrl: body.returnUrl,
    });
    runUserMagic(world, link);
    return {redirectUrl: linkUrl(origin, link)};
  },
} satisfies Partial<Handlers>;
