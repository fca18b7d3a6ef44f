import type {Party} from '@symblepay/openapi/types';
import type {RecordedCall, RecordedEvent} from '../../recording/recording';

type Values = Readonly<Record<string, unknown>>;

/** Which of a trade's two users the marketplace makes a call for. */
export function findParty(
  {parameters, body}: Pick<RecordedCall, 'parameters' | 'body'>,
  steps: readonly (RecordedCall | RecordedEvent)[],
): Party | undefined {
  const user =
    parameters.marketplaceUserId ??
    parameters.payerMarketplaceUserId ??
    (body as Values | undefined)?.marketplaceUserId;
  const trade = steps
    .filter((step) => step.kind === 'call')
    .filter(({operationId}) => operationId === 'initiateTrade')
    .map((call) => call.body as Values)
    .find((creation) => Object.values(creation).includes(user));
  if (user === undefined || trade === undefined) return undefined;
  return trade.payerMarketplaceUserId === user ? 'Payer' : 'Payee';
}
