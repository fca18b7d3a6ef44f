import type fc from 'fast-check';
import type {HostileRequest} from './request';

/** nginx with the shipped configuration, `npm start`, and the sandbox as one file. */
export type ServerKind = 'nginx' | 'start' | 'sandbox';

/** A status, or the end of the connection without a response. */
export type Outcome = number | 'closed';

/** In place of a status: a body without a head, as HTTP/0.9 has it. */
export const bare = 0;

export type Family = {
  readonly name: string;
  readonly requests: (places: Places) => fc.Arbitrary<HostileRequest>;
  /** What a server may rightly do; who is not named is not asked. */
  readonly right: Readonly<Partial<Record<ServerKind, readonly Outcome[]>>>;
  /** Complete requests in one; more responses than that answer something smuggled in. */
  readonly most?: number;
};

/** What a server has: requests that are hostile in something else ask for one of these. */
export type Places = {
  /** Addresses of files; their responses are 200. */
  readonly files: readonly string[];
};

/** The same for both servers of the site. */
export function site(...outcomes: readonly Outcome[]): Family['right'] {
  return {nginx: outcomes, start: outcomes};
}
