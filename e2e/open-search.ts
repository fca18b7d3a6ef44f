import type {Locator, Page} from '@playwright/test';
import {expect} from './page-test';

export function searchButton(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
}

export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search the documentation'});
}

export async function openSearch(page: Page): Promise<Locator> {
  await searchButton(page).click();
  const dialog = searchDialog(page);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  return dialog;
}
