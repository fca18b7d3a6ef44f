import type {AssumptionId} from '@symblepay/openapi/assumptions';
import type {Weigh} from './facts';
import {decide, textAt, valueAt} from './facts';

export const users: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  'onboarding-complete': ({schema, body}) => {
    const isComplete = valueAt(body, 'hasCompletedOnboarding');
    if (schema !== 'UserDetails' || typeof isComplete !== 'boolean') return undefined;
    const hasAccount = textAt(body, 'bankAccount', 'accountNumber') !== undefined;
    return decide(
      isComplete === hasAccount,
      `hasCompletedOnboarding is ${String(isComplete)}, with ${hasAccount ? 'a' : 'no'} payout account.`,
    );
  },

  'account-as-iban': ({kind, body}) => {
    const account = textAt(body, 'bankAccount', 'accountNumber');
    if (kind !== 'response' || account === undefined) return undefined;
    return decide(
      /^[A-Z]{2}\d{2}/.test(account),
      /^\d+$/.test(account)
        ? 'The account number came as digits alone.'
        : 'The account number came as an IBAN.',
    );
  },
};
