import {operationIds, operations, webhooks} from '@symblepay/openapi/operations';
import {responses} from '@symblepay/openapi/shapes';
import type {OperationId, WebhookOperationId} from '@symblepay/openapi/validators';

export type Kind = 'error' | 'webhook' | 'response' | 'request';

/** Something that a body can be. */
export type Candidate = {
  readonly kind: Kind;
  readonly schema: string;
  /** The calls that it belongs to; of a webhook and an error, none. */
  readonly calls: readonly OperationId[];
};

export const errorSchema = 'ErrorResponse';

/** Where two fit alike, the first is taken. */
export const candidates: readonly Candidate[] = [
  {kind: 'error', schema: errorSchema, calls: []},
  ...group('response', (id) => responses[id]),
  ...[...new Set(Object.values(webhooks).map(({body}) => body))].map((schema): Candidate => ({
    kind: 'webhook',
    schema,
    calls: [],
  })),
  ...group('request', (id) => operations[id].body),
];

/** The webhook that stands for a schema in the reference. */
export const webhookOf: Readonly<Record<string, WebhookOperationId>> = {
  UserNotification: 'receiveUserConnected',
  TradeNotification: 'receiveTradeChanged',
};

function group(kind: Kind, schemaOf: (id: OperationId) => string | undefined): Candidate[] {
  const found = new Map<string, OperationId[]>();
  for (const id of operationIds) {
    const schema = schemaOf(id);
    if (schema === undefined) continue;
    found.set(schema, [...(found.get(schema) ?? []), id]);
  }
  return [...found].map(([schema, calls]) => ({kind, schema, calls}));
}
