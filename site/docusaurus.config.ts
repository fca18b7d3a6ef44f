import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {organisation} from './organisation';
import {referenceRoute} from './reference-route';
import {showCodeFiles} from './plugins/code-files/index';
import {quoteAssumptions} from './plugins/assumption-quotes/index';
import {quoteContract} from './plugins/contract-quotes/index';
import {documentFile} from './published/files';
import type {SearchIndexOptions} from './plugins/search-index/index';
import {quoteSandbox} from './plugins/sandbox-quotes/index';
import {markdownPlugins} from './theme/markdown-plugins';

const navigationItems = [
  ['Get started', '/docs/getting-started'],
  ['Guidelines', '/docs/guidelines'],
  ['Users', '/docs/users'],
  ['Trades', '/docs/trades'],
  ['Support', '/docs/developer-support'],
] as const;

const reference = {label: 'Open API', to: referenceRoute};

const themeConfig: UserThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: {
    id: 'model-of-documented-behaviour',
    content:
      'These pages publish what is documented. Where the API leaves something open, the page says so.',
    isCloseable: true,
  },
  navbar: {
    title: organisation.name,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32},
    items: [
      ...navigationItems.map(([label, to]) => ({label, to, position: 'left' as const})),
      {...reference, position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Build',
        items: [
          {label: 'Get started', to: '/docs/getting-started'},
          {label: 'Users', to: '/docs/users'},
          {label: 'Trades', to: '/docs/trades'},
        ],
      },
      {
        title: 'Operate',
        items: [
          {label: 'Guidelines', to: '/docs/guidelines'},
          {label: 'Errors', to: '/docs/guidelines/errors'},
          {label: 'Webhooks', to: '/docs/guidelines/webhooks'},
        ],
      },
      {
        title: 'Look up',
        items: [reference, {label: 'Support', to: '/docs/developer-support'}],
      },
    ],
    copyright: `${organisation.name} developer documentation`,
  },
};

export default {
  title: `${organisation.name} developers`,
  titleDelimiter: '·',
  tagline: 'Escrow payments for marketplaces',
  favicon: 'img/favicon.svg',
  url: organisation.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English'}}},
  future: {
    // The brief names the storage keys (`theme` and the announcement bar's): no namespace.
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
        remarkPlugins: [quoteContract, quoteAssumptions, quoteSandbox, showCodeFiles],
        ...markdownPlugins,
      } satisfies DocsOptions,
    ],
    ['@docusaurus/plugin-content-pages', {...markdownPlugins} satisfies PagesOptions],
    [
      '@symblepay/reference/plugin',
      {
        document: documentFile,
        route: referenceRoute,
        page: '@site/src/components/MarketplaceReference/index.tsx',
        errorsGuide: '/docs/guidelines/errors',
        tryIt: true,
      },
    ],
    './plugins/executed-examples/index.ts',
    '@docusaurus/plugin-sitemap',
    '@docusaurus/plugin-css-cascade-layers',
    './plugins/social-cards/index.ts',
    ['./plugins/search-index/index.ts', {summarised: [reference.to]} satisfies SearchIndexOptions],
    './plugins/markdown-twins/index.ts',
    './plugins/content-security-policy/index.ts',
  ],
  presets: ['./theme/preset.ts'],
  themeConfig,
} satisfies Config;
