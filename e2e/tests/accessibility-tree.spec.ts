import type {Page} from '@playwright/test';
import {readControls, readLiveRegions} from '../accessibility-tree';
import {openForm} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

for (const width of [1280, 390]) {
  test(`at ${width} px no two controls of the reference that do different things share a name`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await openForm(page);
    const found = await readControls(page);
    expect(found.length).toBeGreaterThan(400);
    expect(found.filter(({name}) => name === '')).toEqual([]);
    const targets = new Map<string, Set<string>>();
    for (const {role, name, target} of found) {
      // Tabs are told apart by the list that they are in.
      const key = role === 'tab' ? `tab ${name} of ${target}` : `${role} ${name}`;
      targets.set(key, (targets.get(key) ?? new Set()).add(target));
    }
    expect([...targets].filter(([, each]) => each.size > 1).map(([key]) => key)).toEqual([]);
    const buttons = found.filter(({role}) => role === 'button').map(({name}) => name);
    expect(buttons.filter((name, index) => buttons.indexOf(name) !== index)).toEqual([]);
  });
}

test('results of a search are told', async ({page}) => {
  await openPage(page, '/docs/trades');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('refund');
  await expectTold(page, 'polite', /results on/);
});

test('a copy is told', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/getting-started');
  await page.getByRole('main').getByRole('button', {name: /^Copy/}).first().click();
  await expectTold(page, 'polite', /copied/i);
});

test('a filter that no call passes is told', async ({page}) => {
  await openPage(page, '/v1/marketplace');
  await page.getByRole('searchbox').fill('xylophone');
  await expectTold(page, 'polite', /xylophone/);
});

test('the response to a form is told', async ({page}) => {
  const form = await openForm(page);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expectTold(page, 'polite', /^200/);
});

test('a value that breaks a rule is told at once', async ({page}) => {
  const form = await openForm(page);
  await form.getByLabel(/^amount/).fill('4');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expectTold(page, 'assertive', /breaks a rule.*amount/);
});

async function expectTold(page: Page, politeness: string, text: RegExp): Promise<void> {
  await expect
    .poll(() => readLiveRegions(page))
    .toContainEqual({politeness, text: expect.stringMatching(text)});
}
