import type {ScenarioTools} from '../recording/scenario';
import {autoPayee, connectUrls} from './parts/marketplace';

export const title = 'A call that causes a notification at once';

export async function run({call}: ScenarioTools): Promise<void> {
  await call('connect', 'connectUser', {body: {marketplaceUserId: autoPayee, ...connectUrls}});
}
