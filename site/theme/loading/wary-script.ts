import {DataAttributeQueryStringInlineJavaScript as attributesFromSearch} from '@docusaurus/theme-classic/lib/inlineScripts.js';

/**
 * What the theme's inline script would believe:
 * - the search part of the address: `?docusaurus-theme=` takes the place of the colour mode that the
 *   reader chose, and `?docusaurus-data-…=` writes any attribute to the page's root. With
 *   `data-arriving` a link would hide most of a page.
 * - whatever is stored as the colour mode: in one that is neither, the pictures of both are hidden.
 */
const changes: readonly (readonly [found: string | RegExp, instead: string])[] = [
  [attributesFromSearch, ''],
  [/function getQueryStringTheme\(\) \{[^]*?\n {2}\}/, ''],
  [
    'getQueryStringTheme() || getStoredTheme()',
    "['light', 'dark'].find((mode) => mode === getStoredTheme())",
  ],
];

/** An expression for the theme's inline script that believes neither links nor storage. */
export function waryScript(script: string): string {
  return changes.reduce<string>(
    (expression, [found, instead]) =>
      `${expression}.replace(${typeof found === 'string' ? JSON.stringify(found) : String(found)}, ${JSON.stringify(instead)})`,
    script,
  );
}
