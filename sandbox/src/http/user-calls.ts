import {linkUrl} from '../world/links';
import type {Link} from '../world/links';
import {runUserMagic} from '../world/magic-values';
import {requireUser} from '../world/user-desk';
import {viewUser} from '../user/user';
import type {Handlers} from './operations';

export const userCalls: Handlers<'connectUser' | 'getUser' | 'initiateBankAccount'> = {
  connectUser({world, organisationId, body, query, origin}) {
    const link: Link = {
      kind: 'connect',
      token: world.nextId(),
      organisationId,
      marketplaceUserId: body.marketplaceUserId,
      successUrl: body.successUrl,
      cancelUrl: body.cancelUrl,
      kycLevel: body.requiredKycLevel ?? 1,
      forceOnboarding: query.get('forceOnboarding') === 'true',
      state: 'open',
    };
    world.putLink(link);
    runUserMagic(world, link);
    return {redirectUrl: linkUrl(origin, link)};
  },

  getUser({world, organisationId, path}) {
    return viewUser(requireUser(world, organisationId, path.marketplaceUserId));
  },

  initiateBankAccount({world, organisationId, path, body, origin}) {
    const user = requireUser(world, organisationId, path.marketplaceUserId);
    const link: Link = {
      kind: 'bank-account',
      token: world.nextId(),
      organisationId,
      marketplaceUserId: user.marketplaceUserId,
      returnUrl: body.returnUrl,
      state: 'open',
    };
    world.putLink(link);
    runUserMagic(world, link);
    return {redirectUrl: linkUrl(origin, link)};
  },
};
