import {expect, test} from '../page-test';

const refusal = expect.stringMatching(/violates the following Content Security Policy directive/);

test('a script that someone wrote into a page does not run', async ({page, complaints}) => {
  await page.route('/docs/trades', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const planted = html.replace('<h1', '<script>document.title = "planted"</script><h1');
    expect(planted).not.toBe(html);
    await route.fulfill({response, body: planted});
  });
  await page.goto('/docs/trades');
  await expect(page).toHaveTitle('Trades · Symblepay developers');
  expect(complaints.splice(0)).toEqual([refusal]);
});

test('a page sends nothing to another host', async ({page, complaints}) => {
  await page.goto('/docs/trades');
  const sent = page.evaluate(() => fetch('https://elsewhere.example/'));
  await expect(sent).rejects.toThrow('Failed to fetch');
  expect(complaints.splice(0)).toContainEqual(refusal);
});
