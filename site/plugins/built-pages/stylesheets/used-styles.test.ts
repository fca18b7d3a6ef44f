import {expect, test} from 'vitest';
import {unsetClasses} from './unset-classes';
import {usedStyles} from './used-styles';

test.each([
  ['.card{color:red}.row{color:blue}', 'row', '.row{color:blue}'],
  ['.card,.row{color:red}', 'row', '.row{color:red}'],
  ['.row .card{color:red}h1{color:blue}', 'row', 'h1{color:blue}'],
  ['.row:not(.card){color:red}', 'row', '.row:not(.card){color:red}'],
  ['@media print{.card{color:red}}', 'row', ''],
  ['@layer a,b;@layer b{.row{color:red}}', 'row', '@layer a,b;@layer b{.row{color:red}}'],
])('of %s, a page with the class %j keeps %s', (css, text, kept) => {
  expect(usedStyles(css, [text])).toBe(kept);
});

test('a class that the settings never set goes, although a script names it', () => {
  const css = '.sidebarLogo_isFc{color:red}.row .navbarHidden_jGov{top:0}.sidebar_x{color:blue}';
  const texts = ['"row sidebar_x sidebarLogo_isFc navbarHidden_jGov"'];
  expect(usedStyles(css, texts, unsetClasses({navbar: {}}))).toBe('.sidebar_x{color:blue}');
  expect(usedStyles(css, texts, unsetClasses({navbar: {hideOnScroll: true}}))).toBe(css);
});

test('a custom property stays as long as something reads it', () => {
  const css = ':root{--a:var(--b);--b:red;--c:var(--d);--d:blue;--e:1}p{color:var(--a)}';
  expect(usedStyles(css, ['style.getPropertyValue("--e")'])).toBe(
    ':root{--a:var(--b);--b:red;--e:1}p{color:var(--a)}',
  );
});

test("a property of a layer's root goes where our own root overrules it", () => {
  const css = '@layer a{:root{--a:red}.row{--a:green}}:root{--a:blue}p{color:var(--a)}';
  expect(usedStyles(css, ['row'])).toBe(
    '@layer a{.row{--a:green}}:root{--a:blue}p{color:var(--a)}',
  );
});

test('what a layer takes from a property that nothing sets goes, unless there is a fallback', () => {
  const css = [
    '@layer a{p{color:var(--a);top:calc(var(--b) + 1px);left:var(--c, 0)}b{color:var(--d)}}',
    ':root{--a:red}i{color:var(--e)}',
  ].join('');
  expect(usedStyles(css, ['style.setProperty("--d", x)'])).toBe(
    '@layer a{p{color:var(--a);left:var(--c, 0)}b{color:var(--d)}}:root{--a:red}i{color:var(--e)}',
  );
});
