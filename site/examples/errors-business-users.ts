import {defineScenario} from '../plugins/executed-examples/scenario';
import {vesterbroCykler} from './parts/companies';

const shop = {...vesterbroCykler, phoneNumber: '+45 35123457'};

export default defineScenario({
  title: 'Business users that cannot be registered',
  async run({call, refused}) {
    await call('register', 'createBusinessUser', {body: shop});
    await refused('already-exists', 'createBusinessUser', {body: shop});
    await refused('company-not-allowed', 'createBusinessUser', {
      body: {...shop, businessId: '87654321'},
    });
  },
});
