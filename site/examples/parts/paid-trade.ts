import type {TradeCreation} from '@symblepay/openapi/types';
import type {ScenarioTools} from '../../plugins/executed-examples/scenario';
import {acceptsAndPays} from './visits';

/** Steps `initiate` and `payer-pays`. A page that shows two such trades names the steps apart. */
export async function initiateAndPay(
  {call, visit}: ScenarioTools,
  body: TradeCreation,
  step = 'initiate',
): Promise<string> {
  const {tradeId, redirectUrl} = await call(step, 'initiateTrade', {body});
  await visit('payer-pays', acceptsAndPays(redirectUrl));
  return tradeId;
}
