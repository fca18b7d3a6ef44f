/** The fields of a notification that the receiver uses. */
export type Notification = {
  readonly id: string;
  readonly eventName: string;
  /** Your id of the user, in notifications about users. */
  readonly referenceId?: string;
  readonly tradeId?: string;
};

/**
 * What Symblepay has told you. This one forgets when the process ends: in production make it a
 * table with `id` as its primary key, and insert "on conflict do nothing".
 */
export class Inbox {
  private readonly knownIds = new Set<string>();
  private waiting: Notification[] = [];

  /** False when this notification is here already. */
  keep(notification: Notification): boolean {
    if (this.knownIds.has(notification.id)) {
      return false;
    }
    this.knownIds.add(notification.id);
    this.waiting.push(notification);
    return true;
  }

  /** The oldest one that is not done. */
  first(): Notification | undefined {
    return this.waiting[0];
  }

  done({id}: Notification): void {
    this.waiting = this.waiting.filter((notification) => notification.id !== id);
  }

  /** Puts one behind all others, to be tried again. */
  postpone(notification: Notification): void {
    this.done(notification);
    this.waiting.push(notification);
  }
}
