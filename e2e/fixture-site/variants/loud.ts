import type {Variant} from './variant';

const logo = {
  src: 'img/light.svg',
  srcDark: 'img/dark.svg',
  width: 40,
  height: 20,
  target: '_self',
};

/** Another value for every field that the plain variant leaves at its default. */
export const loud: Variant = {
  title: 'Loud fixture',
  titleDelimiter: '»',
  url: 'https://loud.example',
  baseUrl: '/loud/',
  trailingSlash: true,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'British', htmlLang: 'en-GB'}},
  },
  docs: {onlyIncludeVersions: ['current']},
  themeConfig: {
    colorMode: {defaultMode: 'dark', disableSwitch: true},
    announcementBar: {
      id: 'loud-news',
      content: 'Loud news',
      backgroundColor: '#123456',
      textColor: '#fedcba',
      isCloseable: false,
    },
    navbar: {
      title: 'Loud',
      logo: {...logo, alt: 'Loud logo', href: '/long'},
      style: 'dark',
      hideOnScroll: true,
      items: [
        {label: 'By path', to: '/long', activeBasePath: '/docs', position: 'left'},
        {label: 'By pattern', to: '/late', activeBaseRegex: '/long/?$', position: 'left'},
        {html: '<b>Bold</b> link', href: 'https://elsewhere.example', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      logo: {...logo, alt: 'Footer logo', href: 'https://elsewhere.example', target: '_top'},
      links: [
        {title: 'First column', items: [{label: 'Long page', to: '/long'}]},
        {title: 'Second column', items: [{html: '<em>Raw HTML in the footer</em>'}]},
      ],
      copyright: 'Made by <b>somebody</b>',
    },
  },
};
