import type {Variant} from './variant';

/** The defaults wherever there is one; all nine item types; two versions; two languages. */
export const plain: Variant = {
  title: 'Plain fixture',
  url: 'https://plain.example',
  baseUrl: '/',
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'da'],
    localeConfigs: {en: {label: 'English'}, da: {label: 'Dansk', htmlLang: 'da-DK'}},
  },
  docs: {},
  themeConfig: {
    announcementBar: {content: 'The fixture has <b>news</b>.'},
    navbar: {
      title: 'Plain',
      items: [
        {label: 'Plain link', to: '/long', position: 'left'},
        {
          type: 'dropdown',
          label: 'Dropdown',
          position: 'left',
          items: [
            {label: 'Long page', to: '/long'},
            {label: 'Late page', to: '/late'},
            {type: 'html', value: '<em>Raw HTML in a dropdown</em>'},
            {type: 'doc', docId: 'trades', label: 'Trades in a dropdown'},
          ],
        },
        {type: 'html', value: '<em>Raw HTML</em>', position: 'left'},
        {type: 'doc', docId: 'trades', label: 'Single doc', position: 'left'},
        {type: 'docSidebar', sidebarId: 'second', label: 'Doc sidebar', position: 'left'},
        {type: 'docsVersion', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'search', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {label: 'Without position', to: '/late'},
        {type: 'custom-faulty'},
      ],
    },
    footer: {
      links: [
        {label: 'Long page', to: '/long'},
        {label: 'Elsewhere', href: 'https://elsewhere.example'},
        {html: '<em>Raw HTML in the footer</em>'},
      ],
      copyright: 'Nobody in particular',
    },
  },
};
