import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

// What our own API does not have, in a reference of the fixture site that responds with what it was
// sent.
test.use({baseURL: sites.plain.url});

test('a file and a text are sent as the parts of a form', async ({page}) => {
  const form = await openForm(page, 'Upload a photo');
  await form.getByLabel('title').fill('A cat');
  await form.getByLabel('photo').setInputFiles({
    name: 'cat.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('meow'),
  });
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  const response = responseOf(form).getByRole('group', {name: 'Response body'});
  await expect(response).toContainText('"title": "A cat"');
  await expect(response).toContainText('"photo": "cat.txt: meow"');
});

test('an option of a choice and the keys of a map are chosen by keyboard and sent', async ({
  page,
}) => {
  const form = await openForm(page, 'Create an album');
  await form.getByLabel('Form of owner').focus();
  await page.keyboard.press('ArrowDown');
  await form.getByLabel('number').fill('12345674');
  await form.getByRole('button', {name: 'Add a key to labels'}).focus();
  await page.keyboard.press('Enter');
  await form.getByRole('textbox', {name: 'Key 1 of labels'}).fill('place');
  await form.getByRole('textbox', {name: 'Value 1 of labels'}).fill('Aarhus');
  expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
  await form.getByRole('button', {name: 'Send', exact: true}).press('Enter');
  const response = responseOf(form).getByRole('group', {name: 'Response body'});
  await expect(response).toContainText('"number": "12345674"');
  await expect(response).toContainText('"place": "Aarhus"');
});

test('a list is sent value by value, and a cookie that a page may not set is only in curl', async ({
  page,
}) => {
  const form = await openForm(page, 'Create an album');
  await form.getByText('1 optional parameter').click();
  await expect(form).toContainText("Browsers don't let a page set cookies.");
  for (const [index, tag] of ['cats', 'a & b'].entries()) {
    await form.getByRole('button', {name: 'Add to tags'}).click();
    await form.getByLabel(`tags ${index + 1}`, {exact: true}).fill(tag);
  }
  expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await responseOf(form).getByText('Request', {exact: true}).click();
  const sent = responseOf(form).getByRole('group', {name: 'Request as sent'});
  await expect(sent).toContainText('/albums?tags=cats&tags=a%20%26%20b');
  await expect(sent).not.toContainText('Cookie');
  await responseOf(form).getByText('As curl').click();
  const curl = responseOf(form).getByRole('group', {name: 'Request as curl'});
  await expect(curl).toContainText("--header 'Cookie: theme=light'");
});

async function openForm(page: Page, title: string) {
  await openPage(page, '/album');
  await page.getByRole('button', {name: `Try it: ${title}`}).click();
  return page.getByRole('form', {name: `Try it: ${title}`});
}
