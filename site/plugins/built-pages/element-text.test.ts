import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {elementText} from './element-text';

function textOf(html: string): string {
  const [element] = fromHtml(html, {fragment: true}).children;
  if (element?.type !== 'element') throw new Error(`${html} is no element.`);
  return elementText(element);
}

test.each([
  ...['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
])('a word that begins inside %s is one word', (tag) => {
  expect(textOf(`<p><${tag}>un</${tag}>paid</p>`)).toBe('unpaid');
});

test('the words of two blocks are two, and code after a badge is a word of its own', () => {
  expect(textOf('<div><p>One</p><p>two</p></div>')).toBe('One two');
  expect(textOf('<p><code>POST</code><code>/v1/trades</code></p>')).toBe('POST /v1/trades');
});

test.each(['nav', 'button', 'svg', 'aside'])('%s is left out', (tag) => {
  expect(textOf(`<div>Text<${tag}>beside</${tag}></div>`)).toBe('Text');
});
