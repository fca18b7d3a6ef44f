import type {Config} from '@docusaurus/types';

/** The one mistake that this build holds. */
const mistake = process.env.MISTAKE ?? '';

const wrongItems: Readonly<Record<string, object>> = {
  'unknown-type': {type: 'carousel', label: 'Carousel'},
  'empty-sidebar': {type: 'docSidebar', sidebarId: 'empty', label: 'Empty'},
  'throwing-item': {type: 'custom-faulty'},
};
const start = '/docs/getting-started';
const wrongPages = ['broken-link', 'broken-anchor'];

export default {
  title: 'A site with one mistake',
  url: 'https://mistake.example',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
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
      {
        sidebarPath: './sidebars.ts',
        exclude: wrongPages.filter((page) => page !== mistake).map((page) => `${page}.md`),
      },
    ],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-css-cascade-layers',
  ],
  presets: [['../../site/theme/preset.ts', {start, reference: start, support: start}]],
  themeConfig: {
    navbar: {
      items: [{label: 'Start', to: start}, wrongItems[mistake] ?? []].flat(),
    },
  },
} satisfies Config;
