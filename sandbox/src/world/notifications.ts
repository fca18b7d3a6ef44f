import type {
  KnownWebhookEventName,
  TradeNotification,
  UserNotification,
} from '@symblepay/openapi/types';

export type Notification = {
  /** Sorts by age. */
  readonly key: string;
  readonly organisationId: string;
  readonly createdAt: number;
  readonly body: (TradeNotification | UserNotification) & {
    readonly eventName: KnownWebhookEventName;
  };
  /** The row of the transition table behind it, when a trade moved. */
  readonly transition?: string;
};

export type Endpoint = {
  readonly id: string;
  readonly organisationId: string;
  readonly url: string;
  /** Empty for all events. */
  readonly eventNames: readonly KnownWebhookEventName[];
  /** Base64 with the prefix whsec_, as in Standard Webhooks. The sandbox's own. */
  readonly secret: string;
};

export type Attempt = {
  readonly number: number;
  readonly at: number;
  /** Absent when no response came within the limit. */
  readonly status?: number;
  readonly error?: string;
};

export type Delivery = {
  readonly id: string;
  readonly notificationKey: string;
  readonly endpointId: string;
  readonly state: 'waiting' | 'delivered' | 'given-up';
  readonly nextAttemptAt: number | null;
  readonly attempts: readonly Attempt[];
};
