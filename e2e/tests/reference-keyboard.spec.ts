import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const route = '/v1/marketplace';

/** Presses Tab until the control of that name has the focus, as a reader without a mouse would. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
    });
    if (name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`Tab did not reach ${String(name)}; it passed ${passed.join(' | ')}.`);
}

test('Tab alone leads from the skip link through a call to "Try it"', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, route);
  await tabTo(page, /^Skip to main content$/, 1);
  await page.keyboard.press('Enter');
  await tabTo(page, /Connect a user$/, 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#connect-user$/);
  await expect(page.getByRole('heading', {name: 'Connect a user'})).toBeInViewport();

  await tabTo(page, /^Link to connect-user$/, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#connect-user$/);

  await tabTo(page, /^Try it: Connect a user$/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', {name: 'Try it: Connect a user'});
  await expect(form.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  await tabTo(page, /^Send$/);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('200');

  await tabTo(page, /^curl$/);
  await page.keyboard.press('ArrowRight');
  const samples = page.getByRole('tablist', {name: 'Connect a user', exact: true});
  await expect(samples.getByRole('tab', {name: 'TypeScript'})).toBeFocused();
  await expect(samples.getByRole('tab', {name: 'TypeScript'})).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await tabTo(page, /^\d fields of appSwitch/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="connect-user.body.appSwitch"] li').first()).toBeVisible();
  await tabTo(page, /^Link to connect-user\.body\.appSwitch\./, 1);
});

type Control = {readonly role: string; readonly name: string; readonly target: string};

/** Every control of the page as assistive technology gets it, with what it does or stands in. */
async function controls(page: Page): Promise<readonly Control[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = (id: string | undefined) => String(byId.get(id ?? '')?.name?.value ?? '');
  return nodes
    .filter(({ignored}) => !ignored)
    .map((node) => ({
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      target:
        String(node.properties?.find(({name}) => name === 'url')?.value.value ?? '') ||
        nameOf(node.parentId),
    }))
    .filter(({role}) =>
      ['link', 'button', 'tab', 'DisclosureTriangle', 'textbox', 'combobox', 'spinbutton'].includes(
        role,
      ),
    );
}

test('every control has a name, and no two that do different things share one', async ({page}) => {
  await openPage(page, route);
  await page.getByRole('button', {name: 'Try it: Initiate a trade', exact: true}).press('Enter');
  await expect(page.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  // Sections out of view are left out of the tree until they are laid out.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await controls(page);
  expect(found.length).toBeGreaterThan(500);
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
