import type {Link} from '@symblepay/openapi/control/types';

type Unmade<Made> = Made extends unknown ? Omit<Made, 'token' | 'number' | 'state'> : never;

/** What a link is for; its token, number and state come with it when it is made. */
export type NewLink = Unmade<Link>;

export const hostedPath = '/hosted';

export function linkUrl(origin: string, {kind, token}: Link, state?: string): string {
  const url = `${origin}${hostedPath}/${kind}/${token}`;
  return state === undefined ? url : `${url}?state=${encodeURIComponent(state)}`;
}
