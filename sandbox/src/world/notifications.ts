import type {Notification as NotificationRecord} from '@symblepay/openapi/control/types';
import type {
  KnownWebhookEventName,
  TradeNotification,
  UserNotification,
} from '@symblepay/openapi/types';

export type Notification = NotificationRecord & {
  readonly body: (TradeNotification | UserNotification) & {
    readonly eventName: KnownWebhookEventName;
  };
};
