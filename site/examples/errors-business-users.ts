import type {ScenarioTools} from '../recording/scenario';
import {otherCompany, vesterbroShop} from './parts/companies';

export const title = 'Business users that cannot be registered';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  await call('register', 'createBusinessUser', {body: vesterbroShop});
  await refused('already-exists', 'createBusinessUser', {body: vesterbroShop});
  await refused('company-not-allowed', 'createBusinessUser', {
    body: {...vesterbroShop, businessId: otherCompany},
  });
}
