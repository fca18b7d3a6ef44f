import {webhooks} from '@symblepay/openapi/operations';
import {kebabCase} from '@symblepay/reference/anchors';
import {routes} from '../../routes';
import type {Candidate} from './candidates';
import type {Body} from './recognise';

/** Where the reference describes a body, by the kinds of body that there are. */
export function anchorOf({kind, schema, calls}: Candidate, body: Body): string {
  if (kind === 'request') return `${kebabCase(calls[0] ?? '')}.body`;
  if (kind !== 'webhook') return `schema.${schema}`;
  const {eventName} = body;
  const event =
    typeof eventName === 'string' && Object.hasOwn(webhooks, eventName)
      ? eventName
      : Object.keys(webhooks).find((name) => webhooks[name]?.body === schema);
  return `webhook.${(event ?? '').replaceAll('.', '_')}.body`;
}

/**
 * Where it describes what a field of that body holds: models of responses stand on their own, what a
 * request sends stands below the request.
 */
export function anchorOfInner(anchor: string, field: string, schema: string): string {
  return anchor.startsWith('schema.') ? `schema.${schema}` : `${anchor}.${field}`;
}

export function toHref(anchor: string): string {
  return `${routes.reference}#${anchor}`;
}
