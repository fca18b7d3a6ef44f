import type {Route} from '@playwright/test';
import {findChunk} from '../find-chunk';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url});

const barePage = () => findChunk(sites.plain.folder, 'The bare page has arrived');
const latePage = () => findChunk(sites.plain.folder, 'a file that the tests hold back');

test('a spinner shows while a route loads', async ({page}) => {
  const held: Route[] = [];
  await page.route(barePage(), (route) => void held.push(route));
  await openPage(page, '/preview');
  await page.getByRole('button', {name: 'Show the bare page'}).click();
  await expect(page.getByRole('status', {name: 'Loading page'})).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByText('The bare page has arrived.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('a failed load shows the error text and a button that tries again', async ({
  page,
  complaints,
}) => {
  await page.route(barePage(), (route) => route.abort());
  await openPage(page, '/preview');
  await page.getByRole('button', {name: 'Show the bare page'}).click();
  await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed/);
  await page.unroute(barePage());
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The bare page has arrived.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
});

test('a failed route load warns on the console and reloads the page', async ({
  page,
  complaints,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  await page.route(latePage(), (route) =>
    documents.includes('/late') ? route.continue() : route.abort(),
  );
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'late page'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Late page'})).toBeVisible();
  expect(documents).toEqual(['/', '/late']);
  const warnings = complaints.splice(0).filter((complaint) => complaint.startsWith('warning'));
  expect(warnings).toEqual([expect.stringMatching(/Loading chunk .+ failed/)]);
});
