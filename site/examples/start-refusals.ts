import type {ScenarioTools} from '../recording/scenario';
import {sale} from './parts/marketplace';

export const title = 'A call that is refused';

export async function run({refused}: ScenarioTools): Promise<void> {
  await refused('amount-too-small', 'initiateTrade', {body: sale('boardGame', {amount: 4.99})});
}
