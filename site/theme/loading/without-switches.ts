import {DataAttributeQueryStringInlineJavaScript as attributesFromSearch} from '@docusaurus/theme-classic/lib/inlineScripts.js';

/**
 * What the theme's inline script reads from the search part of the address: `?docusaurus-theme=` takes
 * the place of the colour mode that the reader chose, and `?docusaurus-data-…=` writes any attribute
 * to the page's root. With `data-arriving` a link would hide most of a page.
 */
const switches: readonly (string | RegExp)[] = [
  attributesFromSearch,
  /function getQueryStringTheme\(\) \{[^]*?\n {2}\}/,
  'getQueryStringTheme() || ',
];

/** An expression for the theme's inline script without the switches, which no link may press. */
export function withoutSwitches(script: string): string {
  return switches.reduce<string>(
    (expression, each) =>
      `${expression}.replace(${typeof each === 'string' ? JSON.stringify(each) : String(each)}, '')`,
    script,
  );
}
