import {routes} from '../../routes';
import type {Http} from './http-head';
import type {Reading} from './read-text';

type Described = {
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly links?: readonly {readonly text: string; readonly href: string}[];
};

const kinds = {
  text: 'Tell three kinds of failure apart',
  href: `${routes.errors}#tell-three-kinds-apart`,
};

/** What is no JSON body. */
export function describeReading(reading: Exclude<Reading, {readonly kind: 'json'}>): Described {
  switch (reading.kind) {
    case 'empty':
      return {headline: '', sentences: []};
    case 'too-large':
      return {headline: 'This is too large to check.', sentences: [reading.reason]};
    case 'page':
      return describePage(reading.http, reading.title);
    case 'no-body':
      return {
        headline: `This is ${messageOf(reading.http)} without a body.`,
        sentences: isRefusal(reading.http)
          ? ['Errors from the API have a body. One without a body may come from a proxy.']
          : ['There is nothing to check.'],
        links: [kinds],
      };
    case 'link':
      return describeLink(reading.url);
    case 'broken': {
      const {line, column, problem} = reading;
      return {
        headline: `This is not valid JSON: it breaks at line ${line}, column ${column}.`,
        sentences: [
          problem,
          'If this is all that came, treat it as a network error. If not, paste the whole body.',
        ],
        links: [kinds],
      };
    }
    case 'words':
      return {
        headline: 'This is not a body that the API sends.',
        sentences: [
          'The API sends JSON objects. Paste a whole one, from the first { to the last }.',
        ],
      };
  }
}

function describePage(http: Http, title: string): Described {
  const about = title === '' ? '' : ` Its title is "${title}".`;
  return {
    headline: `This is ${http.status === undefined ? '' : `${messageOf(http)} with `}an HTML page, not a response of the API.`,
    sentences: [
      `A proxy or a gateway sent it, or the URL is wrong.${about}`,
      'Check the host and the path of your request. With status 500 or above, retry.',
    ],
    links: [kinds],
  };
}

function describeLink(url: URL): Described {
  const state = url.searchParams.has('state');
  return {
    headline: 'This is a link, probably a redirectUrl.',
    sentences: [
      "Send the user there in a browser. Request a new link each time, and don't store it.",
      ...(state ? ['Its query parameter state cancels the checkout.'] : []),
    ],
    links: [{text: 'redirectUrl', href: `${routes.reference}#schema.Redirect.redirectUrl`}],
  };
}

function messageOf({status, request}: Http): string {
  if (status !== undefined) return `a response with status ${status}`;
  return request ? `a ${request.method} request` : 'a message';
}

function isRefusal({status}: Http): boolean {
  return status !== undefined && status >= 400;
}
