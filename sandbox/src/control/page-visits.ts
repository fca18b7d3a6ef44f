import {choose} from '../hosted/choose';
import {openPage, refusalPage, requireLink} from '../hosted/open-page';
import type {HostedPage} from '../hosted/page';
import {Refusal} from '../refusal';
import {hostedPath} from '../world/links';
import type {ControlParts} from './control-parts';
import {change} from './control-parts';

/** What a user does in a browser, for programs that have none. */
export function pageVisits(parts: ControlParts) {
  const {world} = parts;

  function findLink(redirectUrl: string) {
    const {kind, token} = readLink(redirectUrl);
    return requireLink(world, kind, token);
  }

  return {
    /** What a browser shows at a redirectUrl, as data: the page behind it, or why there is none. */
    openPage(redirectUrl: string): HostedPage {
      try {
        return openPage(world, findLink(redirectUrl));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refusalPage(world, readLink(redirectUrl).token, error);
      }
    },

    /** Makes a choice on the page behind a redirectUrl; returns where the browser would go next. */
    choose: (redirectUrl: string, choice: string, fields: Readonly<Record<string, string>> = {}) =>
      change(parts, () => choose(world, findLink(redirectUrl), choice, fields)),
  };
}

function readLink(redirectUrl: string): {readonly kind: string; readonly token: string} {
  const {pathname} = new URL(redirectUrl, 'http://sandbox.invalid');
  const [kind = '', token = ''] = pathname.slice(hostedPath.length + 1).split('/');
  return {kind, token};
}
