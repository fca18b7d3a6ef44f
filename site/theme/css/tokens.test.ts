import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const sheets = globSync(['site/{src,theme,plugins}/**/*.css', 'reference/src/**/*.css'], {
  ignore: ['site/theme/css/{tokens,font}.css'],
});

const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
/** Sizes of the scale: text, space and corners. How wide or high a part is, is its own matter. */
const scaled =
  /^(?:font|line-height|letter-spacing|margin|padding|gap|row-gap|column-gap|border-.*radius)/;
const length = /(?<![\w-])\d*\.?\d+(?:px|rem)\b/;

/** What a stylesheet says with a value of its own where a token stands for it. */
function rawValues(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({prop, value}) => {
    const plain = value.replace(/var\([^()]*\)/g, '');
    const isRaw = colour.test(plain) || (scaled.test(prop) && length.test(plain));
    if (isRaw) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('the check finds colours and sizes, and lets tokens and widths pass', () => {
  expect(
    rawValues(
      '.a { color: #fff; padding: 4px; margin: var(--space-4); inline-size: 12rem; background: rgb(0 0 0) }',
    ),
  ).toEqual(['color: #fff', 'padding: 4px', 'background: rgb(0 0 0)']);
});

test.each(sheets)('%s takes colours and sizes from the tokens', (file) => {
  expect(rawValues(readFileSync(file, 'utf8'))).toEqual([]);
});

const tokens = postcss.parse(readFileSync('site/theme/css/tokens.css', 'utf8'));

/** Colours of one mode by the name of their token. */
function colours(selector: string | RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  tokens.walkRules(selector, (rule) =>
    rule.walkDecls(/^--/, ({prop, value}) => {
      if (/^#[\da-f]+$/i.test(value)) found.set(prop, value);
    }),
  );
  return found;
}

const modes = {light: colours(':root'), dark: colours(/data-theme='dark'/)};

/** What stands on what, and how much they must differ (WCAG 2.2: text 4.5, controls 3). */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['--text', ['--canvas', '--surface', '--sunken', '--brand-tint'], 4.5],
  ['--quiet', ['--canvas', '--surface', '--sunken', '--brand-tint'], 4.5],
  ['--faint', ['--canvas', '--surface', '--sunken'], 4.5],
  ['--brand', ['--canvas', '--surface', '--sunken', '--brand-tint'], 4.5],
  ['--on-brand', ['--brand', '--brand-strong'], 4.5],
  ['--held', ['--held-tint', '--canvas', '--surface'], 4.5],
  ['--paid', ['--paid-tint', '--canvas', '--surface', '--sunken'], 4.5],
  ['--bad', ['--bad-tint', '--canvas', '--surface', '--sunken'], 4.5],
  ['--get', ['--get-tint', '--canvas', '--surface', '--sunken'], 4.5],
  ['--control', ['--canvas', '--surface'], 3],
];

test.each(Object.entries(modes))('in %s mode every pair has the contrast it needs', (_, mode) => {
  const weak = pairs.flatMap(([front, grounds, least]) =>
    grounds
      .map((ground) => ({front, ground, ratio: contrast(mode.get(front), mode.get(ground))}))
      .filter(({ratio}) => !(ratio >= least)),
  );
  expect(weak).toEqual([]);
});

test('both modes have the same colours', () => {
  expect([...modes.dark.keys()]).toEqual([...modes.light.keys()]);
});

function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
