import type {Family} from './family';
import type {RawResponse} from './read-responses';
import {headerOf} from './read-responses';

/** What a rule sees of one response. */
export type Seen = {
  readonly response: RawResponse;
  readonly mark: string;
  readonly isHead: boolean;
  readonly origin: string;
};

/** What is wrong with a response, or undefined. */
export type Rule = (seen: Seen) => string | undefined;

/** The rules of every server. */
export const commonRules: readonly Rule[] = [leadsElsewhere, takesHeaders];

/** A browser reads `\` as `/` and leaves out tabs, so the URL is read as it would. */
function leadsElsewhere({response, origin}: Seen): string | undefined {
  const location = headerOf(response, 'location');
  if (location === '') return undefined;
  const isOwn =
    location.startsWith('/') &&
    URL.canParse(location, origin) &&
    new URL(location, origin).origin === origin;
  return isOwn ? undefined : `leads to ${JSON.stringify(location)}`;
}

/** The address of a redirect and the caller's own correlation id are the only ones to come back. */
function takesHeaders({response, mark}: Seen): string | undefined {
  const taken = response.headers.find(
    ([name, value]) =>
      name.includes(mark) ||
      (value.toLowerCase().includes(mark) && !['location', 'x-correlation-id'].includes(name)),
  );
  return taken && `sends the header ${JSON.stringify(taken.join(': '))}`;
}

/** No status, and nothing closed, that the family does not call right. */
export function findWrongOutcome(
  {right, most = 1}: Family,
  kind: keyof Family['right'],
  responses: readonly RawResponse[],
): string | undefined {
  const statuses = responses.map(({status}) => status);
  if (statuses.length > most) return `gave ${statuses.length} responses (${statuses.join(', ')})`;
  const outcomes = statuses.length === 0 ? (['closed'] as const) : statuses;
  const wrong = outcomes.find((outcome) => !right[kind]?.includes(outcome));
  return wrong === undefined ? undefined : `gave ${wrong}`;
}
