import type {Trade} from '@symblepay/openapi/types';
import {createSandbox, defaultOrigin} from '@symblepay/sandbox';
import {Client} from '@symblepay/sandbox/conformance';
import {expect, test} from 'vitest';
import {checkoutUrls, payeeOf, sale} from './examples/parts/marketplace';
import {smallParcel} from './examples/parts/parcels';
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

test('the guide quotes the checkout page of an item that was sold elsewhere', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const body = sale('winterCoat', {checkoutUniquenessKey: 'ad-7770563-1'});
  const late = await client.call('initiateTrade', {body});
  const first = await client.call('initiateTrade', {body});
  await sandbox.control.choose(first.redirectUrl, 'pay');
  const {title, paragraphs, backUrl} = sandbox.control.openPage(late.redirectUrl);
  await sandbox.close();
  expect([title, ...paragraphs].filter((text) => !guide.includes(`"${text}"`))).toEqual([]);
  expect(backUrl).toBe(checkoutUrls.cancelUrl);
});

test('a declined payer comes back to the cancelUrl and can try again', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const {redirectUrl} = await client.call('initiateTrade', {body: sale('winterCoat')});
  const declined = await sandbox.control.choose(redirectUrl, 'decline');
  const again = await sandbox.control.choose(redirectUrl, 'pay');
  await sandbox.close();
  expect([declined, again]).toEqual([
    {returnTo: checkoutUrls.cancelUrl},
    {returnTo: checkoutUrls.successUrl},
  ]);
});

test('a uniqueness key is used up by a payment, not by a cancelled checkout', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const body = sale('winterCoat', {checkoutUniquenessKey: 'ad-7770563-1'});
  const unpaid = await client.call('initiateTrade', {body});
  await client.call('cancelTrade', {body: {state: stateIn(unpaid.redirectUrl)}});
  const paid = await client.call('initiateTrade', {body});
  await sandbox.control.choose(paid.redirectUrl, 'pay');
  await client.call('abandonTrade', {path: payeeOf(paid.tradeId)});
  const refusal = await client.refuse('initiateTrade', {body});
  await sandbox.close();
  expect(refusal.typeCode).toBe('uniqueness-key-used');
});

/** The guide adds these up, so no response holds them. */
test('the guide says what a payee who pays everything has in the end', async () => {
  const {steps = []} = (await published).recordings.get('trade-payee-pays') ?? {};
  const movements = steps.flatMap((step) => step.movements);
  const got = sum(movements.filter(({to}) => to === 'payee'));
  const spent = sum(movements.filter(({from}) => from === 'payee'));
  const [option] = smallParcel('Payee', 'Payer').shippingOptions;
  const [way = '', back = ''] = [option?.deliveryPrice, option?.returnPrice].map((price = 0) =>
    formatOre(100 * price),
  );
  expect(guide).toContain(`= ${formatOre(got - spent)} `);
  expect(guide.replaceAll(/ +/g, ' ')).toContain(`| Has paid ${back} | Has paid ${way} |`);
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

test.each([
  ['trade-lost', ['delivery_shipment_lost', 'cancelled_with_payment_to_buyer'], 'cancelled'],
  ['trade-return-lost', ['return_shipment_lost', 'finished'], 'returned'],
])('%s: the webhooks, the date and the icon are those of the table', async (name, told, date) => {
  const {notifications = [], steps = []} = (await published).recordings.get(name) ?? {};
  const states = notifications.flatMap((each) => ('state' in each ? [each.state] : []));
  expect(states.slice(-2)).toEqual(told);
  const read = steps.flatMap((step) => (step.kind === 'call' ? [step.response as Trade] : []));
  expect(read.at(-1)).toMatchObject({
    phases: {finished: {[date]: expect.any(String) as string}},
    payer: {status: {iconId: 'escrow_cancelled'}},
    payee: {status: {iconId: 'escrow_cancelled'}},
  });
});

function sum(movements: readonly {readonly amount: number}[]): number {
  return movements.reduce((total, {amount}) => total + amount, 0);
}

/** As the guide writes it: 1,719.00. */
function formatOre(ore: number): string {
  return (ore / 100).toLocaleString('en', {minimumFractionDigits: 2});
}
