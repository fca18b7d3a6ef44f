import {expect, test} from 'vitest';
import {darkRules} from './no-script-styles';

test('a dark rule applies without data-theme, and every other rule is left out', () => {
  const css = [
    '@layer a,b;@layer a{html[data-theme=dark]{--x:1}.b,[data-theme=dark] .c{color:red}}',
    '@media (min-width:1px){.d{color:blue}}',
    '@keyframes e{to{opacity:0}}',
    '@font-face{font-family:f}',
  ].join('');
  expect(darkRules(css)).toBe(
    '@layer a,b;@layer a{html:not([data-theme]){--x:1}:not([data-theme]) .c{color:red}}',
  );
});
