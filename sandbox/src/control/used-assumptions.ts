import type {Assumption, AssumptionId} from '@symblepay/openapi/assumptions';
import {SANDBOX_HEADERS} from '../api/sandbox-headers';
import {OWN_RANGES} from '../limits';
import {TRANSITIONS} from '../trade/transitions';
import {WEBHOOK_HEADERS} from '../webhooks/webhook-signature';

/** Assumptions in code rather than in a table. */
const IN_CODE: readonly AssumptionId[] = [
  'trade-steps',
  'actions-allow-calls',
  'one-party-per-step',
  'status-per-step',
  'no-shipping-in-person',
  'cancel-state',
  'leaving-fails-payment',
  'fee-sum',
  'percentage-decimals',
  'amount-rounding',
  'payout-order',
  'fees-within-price',
  'finished-amount',
  'label-price-source',
  'label-replaced',
  'label-sellers',
  'return-payer',
  'receiver-shop',
  'onboarding-complete',
  'account-as-iban',
  'allowed-companies',
  'company-once',
  'business-user-connected',
  'business-user-edit',
  'business-user-deleted',
  'trade-list-order',
  'error-codes',
  'missing-key-status',
  'unknown-route-status',
  'not-found-everywhere',
  'user-takes-part',
  'two-parties',
  'dot-ids',
  'webhook-names',
  'trade-webhook-fields',
  'trade-webhook-steps',
];

export const USED_ASSUMPTIONS: readonly AssumptionId[] = [
  ...new Set([
    ...IN_CODE,
    ...TRANSITIONS.map(({assumes}) => assumes),
    ...Object.values(OWN_RANGES).map(({assumption}) => assumption),
    SANDBOX_HEADERS.createdBy.assumption,
    WEBHOOK_HEADERS.signature.assumption,
  ]),
];

export type UsedAssumption = Pick<Assumption, 'statement' | 'restsOn'> & {
  readonly id: AssumptionId;
};

/** Those of them that nobody has confirmed yet, in the words of the register. */
export function listAssumed(
  register: Readonly<Record<AssumptionId, Assumption>>,
): readonly UsedAssumption[] {
  return USED_ASSUMPTIONS.filter((id) => register[id].status === 'assumed').map((id) => {
    const {statement, restsOn} = register[id];
    return {id, statement, restsOn};
  });
}

/** Loaded on demand: a page that only calls the sandbox does not need the register. */
export async function loadAssumptions(): Promise<readonly UsedAssumption[]> {
  const {assumptions} = await import('@symblepay/openapi/assumptions');
  return listAssumed(assumptions);
}
