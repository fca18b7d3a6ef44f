import type {Party} from '@symblepay/openapi/types';
import type {RecordedCall, RecordedStep} from '../../recording/recording';

/** Which of a trade's two users the marketplace makes a call for. */
export function findParty(
  {path, body}: Pick<RecordedCall, 'path' | 'body'>,
  steps: readonly RecordedStep[],
): Party | undefined {
  const user = userIn(path, body);
  const trade = steps
    .filter((step) => step.kind === 'call')
    .filter(({operationId}) => operationId === 'initiateTrade')
    .map((call) => call.body as Readonly<Record<string, unknown>>)
    .find((creation) => Object.values(creation).includes(user));
  if (user === undefined || trade === undefined) return undefined;
  return trade.payerMarketplaceUserId === user ? 'Payer' : 'Payee';
}

function userIn(path: string, body: unknown): string | undefined {
  const inPath = /^\/users\/([^/?]+)/.exec(path)?.[1];
  const isUser = inPath !== undefined && !['connect', 'business'].includes(inPath);
  if (isUser) return decodeURIComponent(inPath);
  const {marketplaceUserId} = (body ?? {}) as {readonly marketplaceUserId?: string};
  return marketplaceUserId;
}
