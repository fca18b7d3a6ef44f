import {defineScenario} from '../plugins/executed-examples/scenario';
import {otherCompany, vesterbroShop} from './parts/companies';

export default defineScenario({
  title: 'Business users that cannot be registered',
  async run({call, refused}) {
    await call('register', 'createBusinessUser', {body: vesterbroShop});
    await refused('already-exists', 'createBusinessUser', {body: vesterbroShop});
    await refused('company-not-allowed', 'createBusinessUser', {
      body: {...vesterbroShop, businessId: otherCompany},
    });
  },
});
