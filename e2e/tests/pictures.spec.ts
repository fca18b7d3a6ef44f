import {openPage} from '../open-page';
import {expect, test} from '../page-test';

test('a status shows until when its step must be done, as the response says', async ({page}) => {
  await openPage(page, '/docs/trades/trade-details');
  const status = page
    .getByRole('figure', {name: 'The status of the payee'})
    .filter({hasText: 'Hand in the parcel'});
  await expect(status.getByRole('time').first()).toHaveText(/^\d+ March \d\d:\d\d UTC$/);
  await expect(status.getByText('the trade is cancelled').first()).toBeVisible();
});

test('a timeline tells its milestones in order and marks where the trade is', async ({page}) => {
  await openPage(page, '/docs/trades/trade-details');
  const timeline = page
    .getByRole('figure', {name: 'The timeline of the payer'})
    .filter({hasText: 'delivery_deadline_exceeded'});
  const milestones = timeline.getByRole('listitem');
  await expect(milestones.first()).toContainText('invitation_send');
  await expect(milestones.last()).toContainText('cancelled_with_payment_to_buyer');
  await expect(milestones.filter({hasText: / now /})).toHaveCount(1);
});

test('the calls of a diagram lead to their places in the reference', async ({page}) => {
  await openPage(page, '/docs/getting-started/testing');
  const diagram = page.getByRole('figure').filter({hasText: 'Initiate a trade'}).first();
  await diagram.getByRole('link', {name: 'Initiate a trade'}).first().click();
  await expect(page).toHaveURL(/\/v1\/marketplace#initiate-trade$/);
  await expect(page.getByRole('heading', {name: 'Initiate a trade'})).toBeInViewport();
});
