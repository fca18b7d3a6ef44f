import {expect, test} from '../page-test';

test('the home page opens', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Escrow payments for your marketplace',
  );
});
