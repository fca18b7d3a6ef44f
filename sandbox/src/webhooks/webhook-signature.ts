import type {AssumptionId} from '@symblepay/openapi/assumptions';

/** The headers of a webhook. How the documented API signs is not public; these are the sandbox's own. */
export const webhookHeaders = {
  id: {
    name: 'webhook-id',
    meaning: 'The id of the notification, the same on every attempt.',
  },
  timestamp: {
    name: 'webhook-timestamp',
    meaning: 'When this attempt was signed, in seconds since 1970.',
  },
  signature: {
    name: 'webhook-signature',
    meaning: 'v1, a comma and the base64 of the HMAC-SHA256 over id, timestamp and body.',
    assumption: 'webhook-signature',
  },
  note: {
    name: 'x-sandbox-note',
    meaning: 'Says that the signature is an assumption of the sandbox.',
  },
} as const satisfies Record<string, {name: string; meaning: string; assumption?: AssumptionId}>;

/**
 * Signs as Standard Webhooks asks: `v1,` and the base64 of HMAC-SHA256 over id, time and body. How
 * the documented API signs is not public; this is the sandbox's own.
 */
export async function signWebhook(
  secret: string,
  id: string,
  timestamp: number,
  body: string,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.replace(/^whsec_/, '')),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return `v1,${toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, content)))}`;
}

/** A secret of 32 bytes from two ids, so that the same seed gives the same secret. */
export function makeSecret(...ids: readonly string[]): string {
  const pairs = ids.join('').match(/[\da-f]{2}/g) ?? [];
  return `whsec_${toBase64(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))}`;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
