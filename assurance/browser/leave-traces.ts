import {openForm, responseOf} from '../../e2e/open-form';
import {openSearch} from '../../e2e/open-search';
import {expect} from '../../e2e/page-test';
import type {KeptValues} from './kept-values';
import {keepValues, nothingKept, readValues} from './kept-values';
import type {Reader} from './reader';

/** What the browser of somebody keeps who has used the site. */
export async function leaveTraces({context}: Reader): Promise<KeptValues> {
  const page = await context.newPage();
  await keepValues(page, nothingKept);
  const form = await openForm(page);
  await form.getByLabel(/^amount/).fill('500');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.getByRole('button', {name: /^Switch between dark and light/}).click();
  await page.goto('/docs/trades');
  const search = await openSearch(page);
  await search.getByRole('combobox').fill('refund');
  await search.getByRole('option').first().click();
  await expect(search).toBeHidden();
  const values = await readValues(page);
  await page.close();
  return values;
}
