import type {TradeCreation} from '@symblepay/openapi/types';
import type {ScenarioTools} from '../../plugins/executed-examples/scenario';
import {acceptsAndPays} from './visits';

/** Steps `initiate` and `payer-pays`. */
export async function initiateAndPay(
  {call, visit}: ScenarioTools,
  body: TradeCreation,
): Promise<string> {
  const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body});
  await visit('payer-pays', acceptsAndPays(redirectUrl));
  return tradeId;
}
