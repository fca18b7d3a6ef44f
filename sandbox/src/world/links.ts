import type {KycLevel} from '@symblepay/openapi/types';

type LinkBase = {
  readonly token: string;
  /** Ascending, so that the oldest link is known. */
  readonly number: number;
  readonly organisationId: string;
  readonly marketplaceUserId: string;
  /** A void link was replaced by a newer one; a used one has served its purpose. */
  readonly state: 'open' | 'used' | 'void';
};

type WaysBack = {readonly successUrl: string; readonly cancelUrl: string};

/** What stands behind a redirectUrl. */
export type Link = LinkBase &
  (
    | ({
        readonly kind: 'connect';
        readonly kycLevel: KycLevel;
        readonly forceOnboarding: boolean;
      } & WaysBack)
    | {readonly kind: 'bank-account'; readonly returnUrl: string}
    | ({readonly kind: 'checkout'; readonly tradeId: string} & WaysBack)
    | ({readonly kind: 'payment'; readonly tradeId: string; readonly paymentId: string} & WaysBack)
    | {readonly kind: 'status'; readonly tradeId: string; readonly returnUrl: string}
  );

type Unmade<Made> = Made extends unknown ? Omit<Made, 'token' | 'number' | 'state'> : never;

/** What a link is for; its token, number and state come with it when it is made. */
export type NewLink = Unmade<Link>;

export const hostedPath = '/hosted';

export function linkUrl(origin: string, {kind, token}: Link, state?: string): string {
  const url = `${origin}${hostedPath}/${kind}/${token}`;
  return state === undefined ? url : `${url}?state=${encodeURIComponent(state)}`;
}
