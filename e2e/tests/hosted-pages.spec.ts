import {itemsForSale, seeded} from '@symblepay/sandbox/facts';
import {describeTrade} from '@symblepay/sandbox/conformance';
import {axeFindings} from '../axe-findings';
import {clientAt} from '../client-at';
import {expect, test} from '../page-test';
import {sandboxServer, sites} from '../sites';

/** The pages behind every redirectUrl, in a real browser on a real server. */
const client = clientAt(sandboxServer.url);

/** Where a page sends the browser back to; the fixture site stands in for the marketplace. */
const shop = sites.plain.url;
const urls = {successUrl: `${shop}/?success`, cancelUrl: `${shop}/?cancel`};
const returnUrl = {returnUrl: `${shop}/?back`};

const initiate = (referenceId = 'plain') =>
  client.call('initiateTrade', {
    body: {...describeTrade(itemsForSale.headphones), amount: 1000, ...urls, referenceId},
  });

async function openStatus(tradeId: string, marketplaceUserId: string): Promise<string> {
  const path = {marketplaceUserId, tradeId};
  return (await client.call('createTradeStatusLink', {path, body: returnUrl})).redirectUrl;
}

/** A trade whose item has reached the payer. */
async function deliver(): Promise<string> {
  const {tradeId} = await initiate('auto-pay auto-deliver');
  const path = {marketplaceUserId: seeded.payer, tradeId};
  const body = {price: 45, shipmentProviderId: 'Dao' as const, expectedMaxWeightInGrams: 100};
  const {externalId} = await client.call('buyShipment', {path, body});
  await client.call('createPaymentLink', {
    path: {marketplaceUserId: seeded.payer, paymentId: externalId},
    body: urls,
  });
  return tradeId;
}

/** Every kind of page, and the way to one. */
const pages: Readonly<Record<string, () => Promise<string>>> = {
  connect: async () =>
    (await client.call('connectUser', {body: {...urls, marketplaceUserId: 'hosted-1'}}))
      .redirectUrl,
  'payout account': async () =>
    (
      await client.call('initiateBankAccount', {
        path: {marketplaceUserId: seeded.payee},
        body: returnUrl,
      })
    ).redirectUrl,
  checkout: async () => (await initiate()).redirectUrl,
  payment: async () => {
    const {tradeId} = await initiate();
    const path = {marketplaceUserId: seeded.payer, tradeId};
    const {externalId} = await client.call('acceptInvitationAndPay', {path});
    const link = {marketplaceUserId: seeded.payer, paymentId: externalId};
    return (await client.call('createPaymentLink', {path: link, body: urls})).redirectUrl;
  },
  'status of an invitation': async () => openStatus((await initiate()).tradeId, seeded.payer),
  'status of a sale to send': async () =>
    openStatus((await initiate('auto-pay')).tradeId, seeded.payer),
  'status of a delivered item': async () => openStatus(await deliver(), seeded.payer),
  'status of a sale': async () => openStatus((await initiate()).tradeId, seeded.payee),
};

for (const [name, findAddress] of Object.entries(pages)) {
  test(`axe finds nothing on the page: ${name}`, async ({page}) => {
    await page.goto(await findAddress());
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 996, 1280]) {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 800});
        expect(await axeFindings(page), `${colorScheme}, ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
          await page.evaluateHandle(() => document.documentElement),
        );
        expect(overflow).toBe(0);
      }
    }
  });
}

test('axe finds nothing on the page of a link that was used', async ({page, complaints}) => {
  const address = await pages.connect?.();
  await client.press(address ?? '', 'cancel');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', {name: "That didn't work"})).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // The browser itself complains about the status 400.
  complaints.length = 0;
});

test('a page of another site presses no button', async ({page, complaints}) => {
  const address = (await pages.connect?.()) ?? '';
  await page.setContent(
    `<form method="post" action="${address}"><button name="choice" value="sign-in">Win</button></form>`,
  );
  await page.getByRole('button', {name: 'Win'}).click();
  await expect(page.getByText('Pages of other sites may not do this.')).toBeVisible();
  // The browser itself complains about the status 403.
  complaints.length = 0;
  await page.goto(address);
  await expect(page.getByRole('button', {name: 'Sign in'})).toBeVisible();
});

test('a payer signs in, pays and comes back by keyboard alone', async ({page}) => {
  await page.goto((await pages.connect?.()) ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Sign in'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urls.successUrl);

  await page.goto((await pages.checkout?.()) ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Pay 1,030.00 kr.'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urls.successUrl);
});

test('a payer leaves a checkout by keyboard alone', async ({page}) => {
  await page.goto((await pages.checkout?.()) ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Cancel'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(urls.cancelUrl);
});

test('a payer rejects an item by keyboard alone and says why', async ({page}) => {
  await page.goto((await pages['status of a delivered item']?.()) ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Approve the item'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('What is wrong with it?')).toBeFocused();
  await page.keyboard.type('The frame is bent.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', {name: 'Buy a label from Dao for 39.00 kr.'}),
  ).toBeVisible();
  await page.getByRole('link', {name: 'Back to the marketplace'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(returnUrl.returnUrl);
});
