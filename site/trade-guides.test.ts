import {createSandbox, defaultOrigin} from '@symblepay/sandbox';
import {Client} from '@symblepay/sandbox/conformance';
import {expect, test} from 'vitest';
import {checkoutUrls, sale} from './examples/parts/marketplace';
import {stateIn} from './examples/parts/steps';
import {published} from './published/testing/published';
import {readGuides} from './read-guides';

const guide = readGuides().find(({file}) => file === 'trades/initiate-new-trade.mdx')?.body ?? '';

test('the guide quotes the checkout page of a cancelled trade', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const {redirectUrl} = await client.call('initiateTrade', {body: sale('winterCoat')});
  await client.call('cancelTrade', {body: {state: stateIn(redirectUrl)}});
  const {title, paragraphs, choices, backUrl} = sandbox.control.openPage(redirectUrl);
  await sandbox.close();
  expect([title, ...paragraphs].filter((text) => !guide.includes(`"${text}"`))).toEqual([]);
  expect({choices, backUrl}).toEqual({choices: [], backUrl: checkoutUrls.cancelUrl});
});

test.each(['payer', 'payee'])(
  'the webhook about a dispute decided for the %s says finished',
  async (winner) => {
    const recording = (await published).recordings.get(`trade-disputed-for-${winner}`);
    expect(recording?.notifications.at(-1)).toMatchObject({
      eventName: 'trade.changed',
      state: 'finished',
    });
  },
);
