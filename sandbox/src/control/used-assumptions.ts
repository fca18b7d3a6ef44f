import type {Assumption, AssumptionId} from '@symblepay/openapi/assumptions';
import {sandboxHeaders} from '../api/sandbox-headers';
import {ownRanges} from '../limits';
import {transitions} from '../trade/transitions';
import {webhookHeaders} from '../webhooks/webhook-signature';

/** Assumptions in code rather than in a table. */
const assumedInCode: readonly AssumptionId[] = [
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

export const usedAssumptions: readonly AssumptionId[] = [
  ...new Set([
    ...assumedInCode,
    ...transitions.map(({assumes}) => assumes),
    ...Object.values(ownRanges).map(({assumption}) => assumption),
    sandboxHeaders.createdBy.assumption,
    webhookHeaders.signature.assumption,
  ]),
];

/** The used assumptions that are not confirmed yet, in the words of the register. */
export function listAssumed(register: Readonly<Record<AssumptionId, Assumption>>) {
  return usedAssumptions
    .filter((id) => register[id].status === 'assumed')
    .map((id) => {
      const {statement, restsOn} = register[id];
      return {id, statement, restsOn};
    });
}

/** Loaded on demand: a page that only calls the sandbox does not need the register. */
export async function loadAssumptions() {
  const {assumptions} = await import('@symblepay/openapi/assumptions');
  return listAssumed(assumptions);
}
