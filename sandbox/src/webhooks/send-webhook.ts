import type {Attempt, Endpoint} from '@symblepay/openapi/control/types';
import type {Notification} from '../world/notifications';
import {attemptLimit} from './retry-schedule';
import {signWebhook, webhookHeaders} from './webhook-signature';

/** Sends a webhook: `fetch` in the Node server, absent in the browser. */
export type Deliver = (request: Request) => Promise<{readonly status: number}>;

export type SendOptions = {
  readonly deliver: Deliver;
  /** Time for the signature. Receivers compare it with their own clock. */
  readonly readTime: () => number;
  /** Makes the signal that ends an attempt after so many milliseconds. */
  readonly limitTime: (milliseconds: number) => AbortSignal;
  /** Ends an attempt earlier, when the sandbox closes. */
  readonly closing: AbortSignal;
};

/** Where webhooks go that never leave the sandbox. */
const nowhere = 'http://sandbox.invalid/';

export async function sendWebhook(
  {body}: Notification,
  {url = nowhere, secret}: Endpoint,
  {deliver, readTime, limitTime, closing}: SendOptions,
): Promise<Pick<Attempt, 'status' | 'error'>> {
  const text = JSON.stringify(body);
  const timestamp = Math.floor(readTime() / 1000);
  try {
    const request = new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        [webhookHeaders.id.name]: body.id,
        [webhookHeaders.timestamp.name]: String(timestamp),
        [webhookHeaders.signature.name]: await signWebhook(secret, body.id, timestamp, text),
        [webhookHeaders.note.name]:
          "The signature is the sandbox's own; how Symblepay signs is not public.",
      },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.any([limitTime(attemptLimit), closing]),
    });
    const {status} = await deliver(request);
    return {status};
  } catch (error) {
    return {error: describeFailure(error)};
  }
}

/**
 * Node's `fetch` gives the reason for a failure only in its cause, once for each address it tried.
 */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes: unknown[] =
    error.cause instanceof AggregateError ? error.cause.errors : [error.cause];
  const reasons = causes.flatMap((cause) => (cause instanceof Error ? cause.message : []));
  return [error.message, reasons.join(', ')].filter(Boolean).join(': ');
}
