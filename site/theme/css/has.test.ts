import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const sheets = globSync(['site/{src,live,theme,plugins}/**/*.css', 'reference/src/**/*.css']);

/**
 * Selectors that ask just any element what it has, or whether it has just any element: with one of
 * them, each change of a page makes the browser look at the whole page again.
 */
function broadQuestions(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({selector}) => {
    const plain = selector.replace(/:(?:global|is|not|where)\(/g, '');
    if (/(?:^|[\s>+~,*]):has\(|:has\([^()]*\*/.test(plain)) found.push(selector);
  });
  return found;
}

test('the check finds selectors that ask any element, and lets those pass that name theirs', () => {
  const broad = [':has(> .a) ~ *', '.a > :has(.b)', '*:has(.a)', ':global(:has(.a))'];
  const named = ['.a:has(.b)', ':root:has(.a)', '.a:where(:not(:has(:target))) > p', 'p:has(+ p)'];
  const css = [...broad, ...named, '.a:has(> * > .b)'].map((selector) => `${selector} {}`);
  expect(broadQuestions(css.join(''))).toEqual([...broad, '.a:has(> * > .b)']);
});

test.each(sheets)('%s asks no element what it has unless it names it', (file) => {
  expect(broadQuestions(readFileSync(file, 'utf8'))).toEqual([]);
});
