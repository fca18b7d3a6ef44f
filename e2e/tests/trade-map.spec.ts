import type {Locator, Page} from '@playwright/test';
import {transitions} from '@symblepay/sandbox/facts';
import {axeFindings} from '../axe-findings';
import {findChunk} from '../find-chunk';
import {panelOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {modes, showInMode} from '../show-in-mode';

const guide = '/docs/trades';
const figureOf = (page: Page) =>
  page.getByRole('figure').filter({has: page.getByRole('button', {name: /^Explore the map/})});
const states = (page: Page) => page.getByRole('radiogroup', {name: 'States of a trade'});
const stateOf = (page: Page, name: string) =>
  states(page).getByRole('radio', {name: new RegExp(`^${name}`)});

async function explore(page: Page): Promise<Locator> {
  await openPage(page, guide);
  await page.getByRole('button', {name: /^Explore the map/}).click();
  await expect(states(page)).toBeVisible();
  return figureOf(page);
}

test('nothing of the living map is loaded before it is opened', async ({page}) => {
  const chunk = new RegExp(`${findChunk('site/build', 'States of a trade').slice(3)}$`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, guide);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => chunk.test(url))).toEqual([]);
  const before = asked.length;
  await page.getByRole('button', {name: /^Explore the map/}).click();
  await expect(states(page)).toBeVisible();
  expect(asked.filter((url) => chunk.test(url))).toHaveLength(1);
  const styles = asked.slice(before).filter((url) => url.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  await expect(figureOf(page).getByRole('img')).toHaveCount(0);
});

test('a state and a role are chosen by keyboard alone, and the choice is announced', async ({
  page,
}) => {
  await openPage(page, guide);
  await page.getByRole('button', {name: /^Explore the map/}).focus();
  await page.keyboard.press('Enter');
  await expect(states(page)).toBeVisible();
  const status = figureOf(page).getByRole('status');
  const {length} = transitions.filter(({from}) => from.includes('invited'));
  await expect(status).toHaveText(`Waiting for acceptance. Anyone: ${length} ways on.`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', {name: 'Anyone'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'Waiting for acceptance')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(stateOf(page, 'Waiting for the payment')).toBeFocused();
  await expect(stateOf(page, 'Waiting for the payment')).toBeChecked();
  await page.keyboard.press('End');
  await expect(stateOf(page, 'Returned, the payer is paid')).toBeFocused();
  for (let press = 0; press < 14; press++) await page.keyboard.press('ArrowLeft');
  await expect(stateOf(page, 'The parcel is in the shop')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Payer', exact: true})).toBeChecked();
  await expect(status).toHaveText('Waiting for approval. Payer: 2 ways on.');
  const accept = page.getByRole('listitem').filter({hasText: 'T27'});
  await expect(accept.getByRole('link', {name: 'Accept the item'})).toHaveAttribute(
    'href',
    '/v1/marketplace#accept-item-condition',
  );
  await expect(accept).toContainText('delivery_condition_accepted');
  await expect(accept).toContainText('trade.changed');
  await accept.getByText('assumed').press('Enter');
  await expect(accept.getByText('Approving the item ends the trade')).toBeVisible();
  await accept.getByRole('button', {name: 'Leads to Done, the payee is paid'}).press('Enter');
  await expect(status).toHaveText('Done, the payee is paid. Payer: no way on.');
});

test('a trade is played from a state, its way lights up, and undo takes it back', async ({
  page,
}) => {
  const figure = await explore(page);
  await stateOf(page, 'Waiting for the parcel').click();
  await figure.getByRole('button', {name: 'Play from here'}).click();
  await expect(panelOf(page)).toContainText('Headphones · waiting for the parcel');
  const here = states(page).getByRole('radio', {name: /your trade is here$/});
  await expect(here).toHaveAccessibleName(/^Waiting for the parcel/);
  const lit = states(page).locator('[data-lit] > path[stroke]');
  await expect(lit).toHaveCount(3);
  await panelOf(page).getByRole('button', {name: 'Parcel handed in'}).click();
  await expect(here).toHaveAccessibleName(/^The parcel is on its way/);
  await expect(here).toBeChecked();
  await expect(lit).toHaveCount(4);
  await panelOf(page).getByRole('button', {name: 'Undo'}).click();
  await expect(here).toHaveAccessibleName(/^Waiting for the parcel/);
  await panelOf(page).getByRole('button', {name: 'Undo'}).click();
  await expect(panelOf(page)).toContainText('No trade of yours yet');
  await expect(here).toHaveCount(0);
});

for (const width of [390, 1280]) {
  for (const mode of modes) {
    test(`at ${width} px in ${mode} mode axe finds nothing, and names stay in their boxes`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      const figure = await explore(page);
      await showInMode(page, mode);
      await stateOf(page, 'Waiting for approval').click();
      await figure.getByText('assumed').first().click();
      expect(await axeFindings(page, figure)).toEqual([]);
      const outside = await states(page)
        .getByRole('radio')
        .evaluateAll((all) =>
          all.flatMap((state) => {
            const box = state.querySelector('rect')?.getBoundingClientRect();
            return [...state.querySelectorAll('text')]
              .filter((text) => {
                const {left, right} = text.getBoundingClientRect();
                return !box || left < box.left || right > box.right;
              })
              .map((text) => text.textContent);
          }),
        );
      expect(outside).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [390, 1280]) {
    test(`at ${width} px the map is a picture and a table of every row`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(guide);
      const picture = page.getByRole('img', {name: /^The states of a trade/});
      await expect(picture).toHaveCount(1);
      await picture.scrollIntoViewIfNeeded();
      const response = await page.request.get(
        width === 390 ? '/img/trade-map/narrow-light.svg' : '/img/trade-map/wide-light.svg',
      );
      expect(response.status()).toBe(200);
      await expect(page.getByRole('button', {name: /^Explore the map/})).toHaveCount(0);
      await page.getByText('Every transition as a table').click();
      const table = page.locator('details').filter({hasText: 'Every transition'}).locator('table');
      await expect(table.locator('tbody tr')).toHaveCount(transitions.length);
      for (const {id} of transitions) {
        await expect(table.locator('tbody tr').filter({hasText: id})).toHaveCount(1);
      }
    });
  }
});
