import type {TransitionId} from '@symblepay/openapi/control/types';
import type {KnownErrorTypeCode, KnownWebhookEventName} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';

/** How a webhook can arrive, beside as expected. */
export type Arrival = 'late' | 'duplicated';

export type Met =
  | `call ${OperationId}`
  | `error ${KnownErrorTypeCode}`
  | `row ${TransitionId}`
  | `webhook ${KnownWebhookEventName | Arrival}`;

/** How often an integration has met each of them. Worlds of one process share it. */
export type Coverage = Map<Met, number>;
