import {createHash} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';

/**
 * The key to store a notification under: the same for duplicates. Only an id at the top level is
 * its own; one further inside may be a trade's. Without one it may be a duplicate, but gets a new
 * key all the same: reading a trade twice does no harm, missing a change does.
 */
export function keyOf(headers: IncomingHttpHeaders, body: string): string {
  const id = headers['webhook-id'] ?? readId(body);
  return id
    ? createHash('sha256')
        .update(`${JSON.stringify(id)} ${body}`)
        .digest('hex')
    : crypto.randomUUID();
}

function readId(body: string): unknown {
  try {
    return (JSON.parse(body) as {readonly id?: unknown} | null)?.id;
  } catch {
    return undefined;
  }
}
