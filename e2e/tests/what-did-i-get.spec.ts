import type {Locator, Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const guides = ['/docs/guidelines/errors', '/docs/guidelines/webhooks'] as const;
const [errors, webhooks] = guides;

async function openInspector(page: Page, guide: string): Promise<Locator> {
  await openPage(page, guide);
  await page.getByRole('button', {name: /^Check what you got/}).click();
  const part = page.getByRole('region', {name: 'Check what you got'});
  await expect(part.getByRole('textbox')).toBeVisible();
  return part;
}

const answerOf = (part: Locator) => part.getByRole('status').first();

for (const guide of guides) {
  test(`each example of ${guide} is told for what it is, without an axe finding`, async ({
    page,
  }) => {
    const part = await openInspector(page, guide);
    for (const [name, answer] of [
      ['An error', 'This is an error: validation-error.'],
      ['A webhook', 'This is a webhook: trade.changed.'],
      ['A trade', 'This is a trade.'],
      ['A refused IBAN', 'This is an error: validation-error.'],
      ['A surprising trade', 'This is a trade.'],
    ] as const) {
      await part.getByRole('button', {name, exact: true}).click();
      await expect(answerOf(part)).toContainText(answer);
      expect(await axeFindings(page, part), name).toEqual([]);
    }
  });
}

test('a refused IBAN says which rule it breaks', async ({page}) => {
  const part = await openInspector(page, errors);
  const accounts = part.getByRole('list', {name: 'Account numbers'});
  await part.getByRole('button', {name: 'A refused IBAN'}).click();
  await expect(accounts).toContainText('Check digits');
  await part.getByRole('textbox').fill('FR76 3000 6000 0112 3456 7890 189');
  await expect(accounts).toContainText('It begins with FR (France).');
  await part.getByRole('textbox').fill('DK500040044011624');
  await expect(accounts).toContainText('It has 17 characters; a Danish IBAN has 18');
});

test('what differs from the reference is listed, and each field leads to it', async ({page}) => {
  const part = await openInspector(page, errors);
  await part.getByRole('button', {name: 'A surprising trade'}).click();
  const table = part.getByRole('table', {name: 'Fields that differ'});
  await expect(table.getByRole('row', {name: 'creator'})).toContainText('unknown');
  await expect(table.getByRole('row', {name: 'createdBy'})).toContainText('missing');
  await expect(table.getByRole('row', {name: 'iconId'})).toContainText('breaks a rule');
  await expect(part.getByRole('list', {name: 'Assumptions'})).toContainText('contradicts');
  await table.getByRole('link', {name: 'createdBy'}).click();
  await expect(page).toHaveURL('/v1/marketplace#schema.Trade.createdBy');
});

test('the fields that an error names lead to the request', async ({page}) => {
  const part = await openInspector(page, errors);
  await part.getByRole('button', {name: 'An error'}).click();
  const fields = part.getByRole('list', {name: 'Fields to correct'});
  await expect(fields.getByRole('link', {name: 'shipping.paidBy'})).toHaveAttribute(
    'href',
    '/v1/marketplace#initiate-trade.body.shipping.paidBy',
  );
});

test('the question can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const part = await openInspector(page, webhooks);
  await part.getByRole('button', {name: 'A webhook'}).click();
  await part.getByRole('button', {name: 'Copy question'}).click();
  await expect(part.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('we received a webhook: trade.changed.');
});

test('it works by keyboard alone', async ({page}) => {
  await openPage(page, webhooks);
  await page.getByRole('button', {name: /^Check what you got/}).focus();
  await page.keyboard.press('Enter');
  const part = page.getByRole('region', {name: 'Check what you got'});
  await expect(part.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(part.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('{"id": "1", "eventName": "trade.paid", "tradeId": "1"}');
  await expect(answerOf(part)).toContainText('trade.paid, which is not on the list');
  await page.keyboard.press('Tab');
  await expect(part.getByRole('button', {name: 'An error'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answerOf(part)).toContainText('This is an error');
});

test('nothing of it is loaded before it is opened, and nothing leaves the page after', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await openPage(page, errors);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((each) => each.endsWith('.js'))).toHaveLength(1);
  expect(asked.filter((each) => each.endsWith('.css'))).toHaveLength(1);
  const part = await openInspector(page, errors);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await part.getByRole('textbox').fill('{"secret": "DK5000400440116243"}');
  await expect(answerOf(part)).toContainText('not something the API sends');
  for (const name of ['An error', 'A trade', 'Clear']) {
    await part.getByRole('button', {name, exact: true}).click();
  }
  await page.waitForLoadState('networkidle');
  expect(asked.slice(before)).toEqual([]);
});

test('five thousand hostile texts leave the page whole', async ({page}) => {
  const part = await openInspector(page, errors);
  const box = part.getByRole('textbox');
  const seeds = [
    '<img src=x onerror="document.title=1"><script>document.title=1</script>',
    '{"typeCode": "<script>document.title=1</script>", "status": 400, "traceId": "1"}',
    '{"__proto__": {"headline": "x"}, "constructor": {}, "eventName": "toString"}',
    '['.repeat(20_000),
    `{"eventName": "${'x'.repeat(50_000)}"}`,
    `{${Array.from({length: 2000}, (_, index) => `"field${index}": null`).join(',')}}`,
    'HTTP/1.1 500\n\n<html><title></title>',
    '\u0000\ud800\u202e{"redirectUrl": 1}',
  ];
  const title = await page.title();
  await box.evaluate(async (element, texts) => {
    // A message comes back sooner than a timer, which waits for 4 ms.
    const {port1, port2} = new MessageChannel();
    const short = texts.filter(({length}) => length < 200);
    for (let turn = 0; turn < 5000; turn += 1) {
      const some = turn < 300 ? texts : short;
      const text = some[turn % some.length] ?? '';
      const cut = turn < texts.length ? 0 : (turn * 7919) % text.length;
      // Past React's own setter, as a browser does it.
      const value = text.slice(cut) + text.slice(0, cut);
      Reflect.set(HTMLTextAreaElement.prototype, 'value', value, element);
      element.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
      await new Promise((shown) => {
        port1.onmessage = shown;
        port2.postMessage(null);
      });
    }
  }, seeds);
  await box.fill('{"typeCode": "<b>bold</b>", "type": "x", "title": "x", "status": 400}');
  await expect(answerOf(part)).toContainText('This is an error: <b>bold</b>.');
  expect(await page.title()).toBe(title);
  await expect(part.locator('b, script, img')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the section is text, and shows no button that does nothing', async ({page}) => {
    for (const guide of guides) {
      await page.goto(guide);
      await expect(page.getByRole('heading', {name: 'What did I get?'})).toBeVisible();
      await expect(page.getByText('Nothing leaves the page.')).toBeVisible();
      await expect(page.getByRole('button', {name: /^Check what you got/})).toHaveCount(0);
    }
  });
});
