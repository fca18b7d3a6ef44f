import type {TradeCreation} from '@symblepay/openapi/types';
import type {ScenarioTools} from '../../plugins/executed-examples/scenario';
import {acceptsAndPays} from './visits';

/** Steps `initiate` and `payer-pays`. A page that shows two such trades names the steps apart. */
export async function initiateAndPay(
  {call, visit}: ScenarioTools,
  body: TradeCreation,
  steps = {initiate: 'initiate', pay: 'payer-pays'},
): Promise<string> {
  const {tradeId, redirectUrl} = await call(steps.initiate, 'initiateTrade', {body});
  await visit(steps.pay, acceptsAndPays(redirectUrl));
  return tradeId;
}
