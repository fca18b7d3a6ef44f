import type {Settings as KnownSettings} from '@symblepay/openapi/control/types';
import {defaultDeadlineMinutes} from '../trade/deadlines';

/** What a developer may change while the sandbox runs. New deadlines apply to new trades. */
export type Settings = Required<KnownSettings>;

export const defaultSettings: Settings = {
  deadlineMinutes: defaultDeadlineMinutes,
  createdBy: 'payee',
  payout: 'at-once',
  allowedCompanies: ['12345674', '11111113', '22222226', '33333339'],
  webhooks: {duplicate: false, reverse: false},
  chaos: {kinds: []},
};
