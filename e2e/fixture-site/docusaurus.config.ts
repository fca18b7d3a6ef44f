import type {Config} from '@docusaurus/types';
import {markdownPlugins} from '../../site/theme/markdown-plugins';
import {loud} from './variants/loud';
import {plain} from './variants/plain';

/** The site that `VARIANT` names: what the documentation itself does not switch on. */
const {docs, ...variant} = process.env.VARIANT === 'loud' ? loud : plain;

export default {
  ...variant,
  favicon: 'img/light.svg',
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
    },
  },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {sidebarPath: './sidebars.ts', ...docs, ...markdownPlugins},
    ],
    ['@docusaurus/plugin-content-pages', {...markdownPlugins}],
    [
      '@symblepay/reference/plugin',
      {document: 'api.yaml', route: '/album', page: '@site/src/AlbumReference.tsx', tryIt: true},
    ],
    '@docusaurus/plugin-css-cascade-layers',
    [
      '../../site/plugins/built-pages/index.ts',
      {passes: ['reference-links', 'stylesheets', 'no-script-styles', 'content-security-policy']},
    ],
  ],
  presets: [
    [
      '../../site/theme/preset.ts',
      {start: '/docs/getting-started', reference: '/album', support: '/docs/getting-started'},
    ],
  ],
} satisfies Config;
