import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, test} from '../page-test';

/** In an order in which each call finds a trade, user or payment to work on. */
const calls = [
  'Connect a user',
  'Get a user',
  'Let a user choose a payout account',
  'Create a business user',
  'Get a business user',
  'Edit a business user',
  'Delete a business user',
  'Initiate a trade',
  "List a user's trades",
  'Get a trade',
  'Create a link to the trade status page',
  'Cancel a checkout',
  'Accept an invitation',
  'Reject an invitation',
  'Accept an invitation and pay',
  'Pay into escrow',
  'Create a payment link',
  'Buy a shipment',
  'Buy a return shipment',
  'Accept the item',
  'Reject the item',
  'Abandon a trade',
  'Reimburse the payer',
];

async function openForm(page: Page, title: string) {
  const call = page.getByRole('region', {name: title, exact: true});
  await call.getByRole('button', {name: /^Try it/}).click();
  return call.getByRole('form', {name: `Try it: ${title}`});
}

test('all 23 calls can be sent from the page and are answered with 200', async ({page}) => {
  test.slow();
  await page.goto('/v1/marketplace');
  for (const title of calls) {
    const form = await openForm(page, title);
    await form.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(form.getByText(/^200/).first(), title).toBeVisible();
  }
  expect(new Set(calls).size).toBe(23);
});
