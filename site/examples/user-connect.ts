import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Connect a private user',
  async run({call, visit}) {
    const user = 'user-31415';
    const returnUrls = {
      successUrl: 'https://www.gulerod.example/profile/connected',
      cancelUrl: 'https://www.gulerod.example/profile/not-connected',
    };
    const {redirectUrl} = await call('connect', 'connectUser', {
      body: {marketplaceUserId: user, ...returnUrls},
    });
    await visit('signs-in', {
      by: 'payee',
      url: redirectUrl,
      choice: 'sign-in',
      text: 'Signs in with the national digital ID and comes back to successUrl',
    });
    await call('read', 'getUser', {path: {marketplaceUserId: user}});
  },
});
