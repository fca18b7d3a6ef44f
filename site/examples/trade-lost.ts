import type {ScenarioTools} from '../recording/scenario';
import {sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, initiateAndPay, loseParcel} from './parts/steps';

export const title = 'From payment to a lost parcel to finished: the insurance takes over';

export async function run(tools: ScenarioTools): Promise<void> {
  const shipping = smallParcel('Payee', 'Payer');
  const tradeId = await initiateAndPay(tools, sale('filmCamera', {}, {shipping}));
  await buyAndPay(tools, 'label', 'payee', tradeId);
  await loseParcel(tools, tradeId, ['sent', 'lost']);
}
