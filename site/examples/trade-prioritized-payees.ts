import type {ScenarioTools} from '../recording/scenario';
import {payerOf, sale} from './parts/marketplace';
import {pianoLoan, pianoWorkshop} from './parts/prioritized-payees';
import {initiateAndPay} from './parts/steps';

export const title = 'A bank and a Symblepay account are paid before the payee';

export async function run(tools: ScenarioTools): Promise<void> {
  const body = sale('piano', {}, {prioritizedPayees: [pianoWorkshop, pianoLoan]});
  const tradeId = await initiateAndPay(tools, body, 'with-account-paid-first');
  await tools.call('accept-item', 'acceptItemCondition', {path: payerOf(tradeId)});
}
