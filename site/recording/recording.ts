import type {Movement} from '@symblepay/openapi/control/types';
import type {TradeNotification, UserNotification} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Method} from '@symblepay/reference';
import type {Actor} from './scenario';

/** A request as it was sent, and the response as it came. */
export type RecordedCall = {
  readonly kind: 'call';
  readonly name: string;
  readonly operationId: OperationId;
  readonly method: Method;
  /** Below the server's address, with its query. */
  readonly path: string;
  /** The parameters of the path and the query, by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly response: unknown;
};

export type RecordedEvent = {
  readonly kind: 'event';
  readonly name: string;
  readonly by: Actor;
  readonly text: string;
  /** What a browser or a developer sent to make it happen. */
  readonly sent: {readonly path: string; readonly type: string; readonly body: string};
};

export type RecordedStep = (RecordedCall | RecordedEvent) & {
  /** The money that the step moved, as the sandbox's ledger has it. */
  readonly movements: readonly Movement[];
};

export type Recording = {
  readonly title: string;
  readonly steps: readonly RecordedStep[];
  /** What was sent to webhook endpoints while it was played. */
  readonly notifications: readonly (TradeNotification | UserNotification)[];
};
