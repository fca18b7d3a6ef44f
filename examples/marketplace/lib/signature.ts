import {createHmac, timingSafeEqual} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';

const toleranceSeconds = 5 * 60;

/**
 * Checks the signature of a webhook from the sandbox, which signs like Standard Webhooks. Whether
 * and how Symblepay itself signs is not public.
 */
export function isSignedBySandbox(
  secret: string,
  headers: IncomingHttpHeaders,
  body: string,
): boolean {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  // An old request may have been recorded and replayed. NaN is not within the tolerance either.
  if (!(age <= toleranceSeconds)) return false;
  if (secret === '') return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, value = ''] = signature.split(',');
      const given = Buffer.from(value, 'base64');
      return (
        version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
      );
    });
}
