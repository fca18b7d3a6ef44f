import type {OperationId} from '@symblepay/openapi/validators';

export const FAULT_KINDS = {
  delay: 'Waits before the call is carried out.',
  'server-error': 'Responds with 503 and carries nothing out.',
  'too-many-requests': 'Responds with 429 and Retry-After and carries nothing out.',
  'drop-before': 'Closes the connection before the call is carried out.',
  'drop-after': 'Carries the call out, then closes the connection without a response.',
  'truncated-body': 'Carries the call out and breaks off in the middle of the response.',
  'slow-body': 'Carries the call out and sends the response in slow pieces.',
  'malformed-json': 'Carries the call out and responds with broken JSON.',
} as const satisfies Record<string, string>;

export type FaultKind = keyof typeof FAULT_KINDS;

export type Fault = {
  readonly id: number;
  readonly kind: FaultKind;
  /** The call it befalls; absent: every call. */
  readonly operationId?: OperationId;
  /** How many calls it still befalls. */
  readonly count: number;
  readonly delayMilliseconds: number;
};
