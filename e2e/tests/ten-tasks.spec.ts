import type {Locator} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

type Task = {
  /** Names of links in sight, from the home page on. */
  readonly follow: readonly string[];
  readonly arriveAt: string;
  /** Headings and words that the task needs, there or below. */
  readonly find: readonly (string | RegExp)[];
};

const tasks: Readonly<Record<string, Task>> = {
  'make a first trade': {
    follow: ['Make your first trade'],
    arriveAt: 'Get started',
    find: ['First trade in two minutes', '1. Start the sandbox', '8. Approve the item'],
  },
  'connect a user': {
    follow: ['Connect user with Symblepay'],
    arriveAt: 'Connect user with Symblepay',
    find: ['Step 1: ask for a link', 'Step 4: read the user', 'KYC levels'],
  },
  'switch to another app and back': {
    follow: ['Switch apps'],
    arriveAt: 'App switch on iOS and Android',
    find: ['On iOS', 'On Android', 'When no callback arrives', /Don't rely on successUrl/],
  },
  'let the payee pay fee and shipping': {
    follow: ['Let the payee pay everything'],
    arriveAt: 'The payee pays everything',
    find: [/"payerFee": 0/, /"paidBy": "Payee"/, 'Who receives the fees'],
  },
  'end a trade that nobody pays for': {
    follow: ["The payer doesn't pay"],
    arriveAt: "The payer doesn't pay",
    find: [/Keep the item reserved/, /Cancel a checkout/, /"cancelled"/, /This checkout is closed/],
  },
  'follow a lost parcel': {
    follow: ['A parcel is lost'],
    arriveAt: 'A lost parcel',
    find: [
      /Nothing\. The label isn't refunded/,
      /there's no deadline: read the trade every 3 hours/,
      /return\.lost/,
    ],
  },
  'take an item back and settle a dispute': {
    follow: ['Returns and disputes'],
    arriveAt: 'Reject the item',
    find: [
      'Return the item',
      'A return in person',
      'How a dispute ends',
      /decides for the payer/,
      /decides for the payee/,
    ],
  },
  'receive webhooks': {
    follow: ['Webhooks'],
    arriveAt: 'Webhooks',
    find: ['How delivery works', 'Write the receiver', 'Poll the open trades', 'In Python and PHP'],
  },
  'find out why an IBAN is rejected': {
    follow: ['An IBAN is rejected'],
    arriveAt: 'When a bank account is rejected',
    find: [/The registration number is missing/, 'Build a valid number', /remainder is/],
  },
  'let a company sell': {
    follow: ['A company sells'],
    arriveAt: 'Create a business user',
    find: [/ten digits/, 'Business users and KYC', /company-not-allowed/, /Which companies are on/],
  },
  'go live': {
    follow: ['Go live'],
    arriveAt: 'Production access',
    find: ['Questions to send first', 'The first real trade'],
  },
};

for (const [task, {follow, arriveAt, find}] of Object.entries(tasks)) {
  test(`from the home page, by links in sight: ${task}`, async ({page}) => {
    await openPage(page, '/');
    expect(follow.length).toBeLessThan(3);
    for (const name of follow) {
      await page.getByRole('main').getByRole('link', {name, exact: true}).first().click();
    }
    const heading = (name: string) =>
      page.getByRole('heading').filter({hasText: new RegExp(`^${name}`)});
    const arrived = heading(arriveAt);
    await expect(arrived).toBeInViewport();
    for (const needed of find) {
      const found =
        typeof needed === 'string'
          ? heading(needed)
          : page.getByRole('main').getByText(needed).filter({visible: true}).first();
      // What lies between is laid out as it comes into view, so the place may move once more.
      await expect(async () => {
        await found.scrollIntoViewIfNeeded();
        await expect(found).toBeInViewport({timeout: 1000});
      }).toPass();
      expect(await isBelow(arrived, found), String(needed)).toBe(true);
    }
  });
}

test('the questions to settle before going live are copied at one press, the rest at another', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/getting-started/production-access');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async (summary: string) => {
    const list = page.locator('details').filter({hasText: summary});
    await list.locator('summary').click();
    await list.getByRole('button', {name: 'Copy'}).click();
  };
  await copy('First: what to settle before you go live');
  await expect.poll(copied).toMatch(/^Before we go live, please tell us:\n\nWebhooks\n1\. /);
  expect(await copied()).toContain('Who receives the fees');
  await copy('Then: what can wait, and what these pages assume');
  await expect.poll(copied).toMatch(/^These can wait:/);
  expect(await copied()).toMatch(/Please also confirm, or correct:\n\nMoney\n\d+\. /);
});

async function isBelow(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (above?.y ?? Infinity) < (below?.y ?? -Infinity);
}
