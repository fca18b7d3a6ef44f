import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {organisation as facts} from './organisation';
import {checkOrganisation} from './organisation-schema';
import {listAssumed} from './plugins/assumption-quotes/list-assumed';
import {showCodeFiles} from './plugins/code-files';
import {linkTerms} from './plugins/glossary/link-terms';
import {replaceQuotes} from './plugins/quotes/replace-quotes';
import {reportMistakes} from './plugins/report-mistakes';
import {documentFile} from './published/files';
import {neighboursOf} from './reading-order';
import {routes} from './routes';
import type {ThemeLinks} from './theme/links';
import {markdownPlugins} from './theme/markdown-plugins';

const organisation = checkOrganisation(facts);
const {start, reference, support} = routes;

const pages = {
  start: {label: 'Get started', to: start},
  guidelines: {label: 'Guidelines', to: '/docs/guidelines'},
  users: {label: 'Users', to: '/docs/users'},
  trades: {label: 'Trades', to: '/docs/trades'},
  support: {label: 'Support', to: support},
  reference: {label: 'Open API', to: reference},
  errors: {label: 'Errors', to: routes.errors},
  webhooks: {label: 'Webhooks', to: '/docs/guidelines/webhooks'},
};

const themeConfig: UserThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: {
    id: 'play-a-trade',
    content:
      'New: <a href="/docs/trades#play-a-trade">play a whole trade</a> in your browser. Both phones, your server and the money, no key needed.',
    isCloseable: true,
  },
  navbar: {
    title: organisation.name,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 24, height: 24},
    items: [
      ...[pages.start, pages.guidelines, pages.users, pages.trades, pages.support].map((page) => ({
        ...page,
        position: 'left' as const,
      })),
      {...pages.reference, position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    links: [
      {title: 'Build', items: [pages.start, pages.users, pages.trades]},
      {title: 'Operate', items: [pages.guidelines, pages.errors, pages.webhooks]},
      {title: 'Look up', items: [pages.reference, pages.support]},
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
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    async parseFrontMatter(params) {
      const parsed = await params.defaultParseFrontMatter(params);
      return {...parsed, frontMatter: {...parsed.frontMatter, ...neighboursOf(params.filePath)}};
    },
  },
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
    // No page shows when it was last changed, so nothing need be read from Git.
    experimental_vcs: false,
  },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        sidebarPath: './sidebars.ts',
        breadcrumbs: false,
        remarkPlugins: [
          replaceQuotes,
          listAssumed,
          [reportMistakes, {to: organisation.supportEmail}],
          linkTerms,
          showCodeFiles,
        ],
        ...markdownPlugins,
      } satisfies DocsOptions,
    ],
    './plugins/home-page/index.ts',
    [
      '@symblepay/reference/plugin',
      {
        document: documentFile,
        route: reference,
        page: '@site/src/components/MarketplaceReference/index.tsx',
        errorsGuide: routes.errors,
        tryIt: true,
      },
    ],
    './plugins/executed-examples/index.ts',
    './plugins/trade-map/index.ts',
    './plugins/hosted-pictures/index.ts',
    './plugins/sandbox-file/index.ts',
    './plugins/download-files/index.ts',
    '@docusaurus/plugin-sitemap',
    '@docusaurus/plugin-css-cascade-layers',
    './plugins/built-pages/index.ts',
  ],
  presets: [['./theme/preset.ts', {start, reference, support} satisfies ThemeLinks]],
  themeConfig,
} satisfies Config;
