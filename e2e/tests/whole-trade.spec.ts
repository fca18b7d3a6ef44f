import type {Locator, Page} from '@playwright/test';
import {chooseForm, panelOf, responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

test('Get started leads press by press to a payout, in the page alone', async ({page}) => {
  await openPage(page, '/docs/getting-started');
  const figure = (step: string) =>
    page.getByRole('figure').filter({
      has: page.getByRole('button', {name: `(${step})`}).and(page.locator('[data-island=run]')),
    });
  const run = async (step: string) => {
    await figure(step)
      .getByRole('button', {name: /^Run: /})
      .click();
    await expect(figure(step).getByRole('status')).toContainText('200');
    return figure(step);
  };
  await visitPage(page, await run('connect seller'), 'Sign in');
  await visitPage(page, await run('choose account'), 'Choose the sandbox account');
  await expect(await run('read seller')).toContainText('"hasCompletedOnboarding": true');
  await visitPage(page, await run('initiate'), 'Pay 1,901.25 kr.');
  await expect(panelOf(page)).toContainText('Film camera · paid, waiting for a label');
  await run('buy label');
  await visitPage(page, await run('label link'), 'Pay 45.00 kr.');
  for (const event of ['Parcel handed in', 'Parcel in the shop', 'Parcel picked up']) {
    await panelOf(page).getByRole('button', {name: event}).click();
  }
  await expect(panelOf(page)).toContainText('waiting for approval');
  await expect(await run('accept item')).toContainText('"succeeded"');
  // All of it was one trade: nothing was played twice.
  const steps = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('sandbox.steps') ?? '') as {steps: []}).steps.length,
    );
  await expect.poll(steps).toBe(13);
});

async function visitPage(page: Page, figure: Locator, choice: string): Promise<void> {
  await figure.getByRole('button', {name: 'Open the page behind redirectUrl'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: choice}).click();
  await dialog.getByRole('button', {name: 'Back to the documentation'}).click();
  await expect(dialog).toBeHidden();
}

test('a parcel trade goes from nothing to the payout in the reference, in at most 12 presses', async ({
  page,
}) => {
  await openPage(page, '/v1/marketplace#initiate-trade');
  let presses = 0;
  const press = async (button: Locator) => {
    await button.click();
    presses += 1;
  };
  const form = (title: string) => page.getByRole('form', {name: `Try it: ${title}`, exact: true});
  const send = async (title: string) => {
    await press(form(title).getByRole('button', {name: 'Send', exact: true}));
    await expect(responseOf(form(title)).getByRole('status')).toContainText('200');
    return responseOf(form(title)).getByRole('group', {name: 'What next'});
  };
  const bar = (name: string) => panelOf(page).getByRole('button', {name, exact: true});

  await press(page.getByRole('button', {name: 'Try it: Initiate a trade', exact: true}));
  const next = await send('Initiate a trade');
  await press(bar('Payer pays'));
  await press(next.getByRole('link', {name: 'Buy a shipment'}));
  await expect(form('Buy a shipment')).toContainText('Your trade: Headphones, paid');
  const bought = await send('Buy a shipment');
  await press(bar('Payment succeeds'));
  await press(bar('Parcel handed in'));
  await press(bar('Parcel in the shop'));
  await press(bar('Parcel picked up'));
  await expect(panelOf(page)).toContainText('waiting for approval');
  await press(bought.getByRole('link', {name: 'Accept the item'}));
  await send('Accept the item');
  await expect(panelOf(page)).toContainText('done, the payee is paid');
  await press(bar('Next deadline'));
  expect(presses).toBeLessThanOrEqual(12);
});

test("a call that the reader's trade is not ready for says so, and another trade is a choice", async ({
  page,
}) => {
  await openPage(page, '/v1/marketplace#initiate-trade');
  await page.getByRole('button', {name: 'Try it: Initiate a trade', exact: true}).click();
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(panelOf(page)).toContainText('Headphones');
  const form = await chooseForm(page, 'Accept the item');
  await expect(form).toContainText(
    'Your trade: Headphones, waiting for acceptance. It does not allow this call now.',
  );
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('400');
  await form.getByRole('button', {name: 'Use an example trade that does'}).click();
  await expect(form).toContainText('Not your own trade.');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
});
