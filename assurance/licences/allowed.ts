type Terms = {
  /** Whether what is under it may reach readers, or only build and test what they get. */
  readonly use: 'anywhere' | 'tools';
  /** Copies must carry the licence and its copyright line. */
  readonly needsNotice: boolean;
};

const withNotice: Terms = {use: 'anywhere', needsNotice: true};
const withoutNotice: Terms = {use: 'anywhere', needsNotice: false};
const toolsOnly: Terms = {use: 'tools', needsNotice: true};

/** The licences we accept, by their SPDX names. */
export const allowed: Readonly<Record<string, Terms>> = {
  MIT: withNotice,
  ISC: withNotice,
  'Apache-2.0': withNotice,
  'BSD-2-Clause': withNotice,
  'BSD-3-Clause': withNotice,
  'BlueOak-1.0.0': withNotice,
  'OFL-1.1': withNotice,
  '0BSD': withoutNotice,
  'CC0-1.0': withoutNotice,
  'MIT-0': withoutNotice,
  Unlicense: withoutNotice,
  WTFPL: withoutNotice,
  'CC-BY-4.0': toolsOnly,
  'CC-BY-SA-4.0': toolsOnly,
  'MPL-2.0': toolsOnly,
  'PSF-2.0': toolsOnly,
  'Python-2.0': toolsOnly,
};

/** Packages that name their licence in a way of their own, or only in a file. */
export const corrections: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  ibantools: 'MIT OR MPL-2.0',
  'require-like': 'MIT',
  'stack-trace': 'MIT',
};
