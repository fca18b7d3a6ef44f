import type {Locator, Page} from '@playwright/test';
import {openPage} from './open-page';
import {expect} from './page-test';

export const initiateTrade = {title: 'Initiate a trade', path: '/v1/marketplace#initiate-trade'};

/** Opens the form of a call, and with it the sandbox and its panel. */
export async function openForm(page: Page): Promise<Locator> {
  await openPage(page, initiateTrade.path);
  return openFormInSight(page, initiateTrade.title);
}

/** Goes to a call by the list of calls and opens its form. */
export async function chooseForm(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', {name: new RegExp(`(POST|GET|DEL) ${title}$`)}).click();
  return openFormInSight(page, title);
}

async function openFormInSight(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole('button', {name: `Try it: ${title}`, exact: true});
  // At its place first: parts that come into view on the way there would move the button.
  await expect(button).toBeInViewport();
  await button.click();
  const form = page.getByRole('form', {name: `Try it: ${title}`, exact: true});
  // The first form loads the sandbox and its first day.
  await expect(form.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  await expect(panelOf(page)).toBeVisible();
  return form;
}

export function panelOf(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Sandbox'});
}

/** What came back for a form: it stands beside it. */
export function responseOf(form: Locator): Locator {
  const call = form.page().locator('[data-operation]').filter({has: form});
  return call.getByRole('region', {name: /^Response: /});
}
