import {findingsByMode} from '../findings-by-mode';
import {expect, test} from '../page-test';

const page = (styles: string) => `
  <html lang="en"><title>Modes</title>
  <style>body {color: black; background: white} ${styles}</style>
  <script>{
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.onchange = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'; };
    dark.onchange();
  }</script>
  <main><h1>Modes</h1><p>Text</p><button hidden></button></main>`;

const mistakes = [
  {what: 'a colour', styles: '[data-theme=dark] p {color: #eee}', rule: 'color-contrast'},
  {
    what: 'an element',
    styles: '[data-theme=dark] button {display: block}',
    rule: 'button-name',
  },
  {
    what: 'an element at the same place',
    styles: `button {display: block; visibility: hidden} [data-theme=dark] button {visibility: visible}`,
    rule: 'button-name',
  },
];

for (const {what, styles, rule} of mistakes) {
  test(`${what} that is wrong only in the dark is found`, async ({page: shown}) => {
    await shown.setContent(page(''));
    expect(await findingsByMode(shown)).toEqual({light: [], dark: []});
    await shown.setContent(page(styles));
    const {light, dark} = await findingsByMode(shown);
    expect(light).toEqual([]);
    expect(dark).toEqual([[rule, expect.anything()]]);
  });
}
