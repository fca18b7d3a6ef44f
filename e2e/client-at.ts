import {Client} from '@symblepay/sandbox/conformance';

/** A client of a sandbox that runs as a server. */
export function clientAt(origin: string): Client {
  return new Client({origin, send: (request) => fetch(request)});
}
