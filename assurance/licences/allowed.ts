/** The licences we accept, by their SPDX names. */
export const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
  '0BSD',
  'CC0-1.0',
  'MIT-0',
  'Unlicense',
  'WTFPL',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
]);

/** Packages that name their licence in a way of their own, or only in a file. */
export const corrections: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  ibantools: 'MIT OR MPL-2.0',
  'require-like': 'MIT',
  'stack-trace': 'MIT',
};
