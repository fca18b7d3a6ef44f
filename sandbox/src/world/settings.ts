import type {PayoutTime} from '@symblepay/openapi/control/types';
import type {DeadlineMinutes} from '../trade/deadlines';
import {defaultDeadlineMinutes} from '../trade/deadlines';
import type {Party} from '../trade/parties';

/** What a developer may change while the sandbox runs. New deadlines apply to new trades. */
export type Settings = {
  readonly deadlineMinutes: DeadlineMinutes;
  /** Who counts as the creator of a trade that the marketplace initiates. */
  readonly createdBy: Party;
  /** When the money of a trade that ends moves. */
  readonly payout: PayoutTime;
  /** Company numbers that may become business users. The real list is not public. */
  readonly allowedCompanies: readonly string[];
  /** Sends every webhook twice, and a waiting batch last first, to test the receiver. */
  readonly webhooks: {readonly duplicate: boolean; readonly reverse: boolean};
};

export const defaultSettings: Settings = {
  deadlineMinutes: defaultDeadlineMinutes,
  createdBy: 'payee',
  payout: 'at-once',
  allowedCompanies: ['12345674', '25313763', '61126228', '24256790'],
  webhooks: {duplicate: false, reverse: false},
};
