import type {ErrorEntry} from '@symblepay/openapi/error-catalogue';
import {errorCatalogue} from '@symblepay/openapi/error-catalogue';
import {summaries} from '@symblepay/openapi/texts';
import {kebabCase} from '@symblepay/reference/anchors';
import {routes} from '../../routes';
import {textAt} from './facts';
import type {FoundAccount} from './find-accounts';
import type {Http} from './http-head';
import {anchorOf, toHref} from './link-field';
import type {Recognised} from './recognise';

type Around = {
  readonly http: Http;
  readonly isPart: boolean;
  /** The field for a payout account that an error is about. */
  readonly refused: string | undefined;
  readonly found: readonly FoundAccount[];
};

type Link = {readonly text: string; readonly href: string};

/** What to know of a body beside its fields, and where to read on. */
export function describeBody(
  {body, within, candidate, call}: Recognised,
  {http, isPart, refused, found}: Around,
): {readonly sentences: readonly string[]; readonly links: readonly Link[]} {
  if (!candidate) return {sentences: [], links: []};
  const {kind, schema, calls} = candidate;
  const typeCode = kind === 'error' ? textAt(body, 'typeCode') : undefined;
  const entry = entryOf(typeCode);
  const known = call ? [call] : calls;
  return {
    sentences: [
      http.status === undefined ? '' : `The status is ${http.status}.`,
      isPart ? 'There is other text around it, which is not checked.' : '',
      within === '' ? '' : `It stands at ${within.slice(0, longestPlace)}.`,
      entry ? `${entry.cause} ${entry.remedy}`.replaceAll('`', '') : '',
      refused !== undefined && found.length === 0
        ? `The error is about ${refused.slice(0, longestPlace)}. Paste the account number below it to see what is wrong with it.`
        : '',
    ].filter((sentence) => sentence !== ''),
    links: [
      ...(entry && typeCode !== undefined
        ? [{text: `What to do about ${typeCode}`, href: `${routes.errors}#${typeCode}`}]
        : []),
      {text: nameOf(kind, schema), href: toHref(anchorOf(candidate, body))},
      ...(known.length <= mostCalls ? known : []).map((id) => ({
        text: summaries[id],
        href: toHref(kebabCase(id)),
      })),
    ],
  };
}

/** A trade comes back from so many calls that a list of them says nothing. */
const mostCalls = 3;
const longestPlace = 120;

function nameOf(kind: string, schema: string): string {
  return kind === 'webhook' ? 'This webhook in the reference' : `${schema} in the reference`;
}

function entryOf(typeCode: string | undefined): ErrorEntry | undefined {
  const catalogue: Readonly<Record<string, ErrorEntry>> = errorCatalogue;
  return typeCode !== undefined && Object.hasOwn(catalogue, typeCode)
    ? catalogue[typeCode]
    : undefined;
}
