import {expect, test} from 'vitest';
import {unusedComponents} from './unused-components';

test('a site with one version and plain links does without eleven components', () => {
  expect(unusedComponents({themeConfig: {}, versions: 1})).toHaveLength(11);
});

test('what the settings ask for stays, items in dropdowns included', () => {
  const themeConfig = {
    navbar: {items: [{type: 'dropdown', items: [{type: 'html'}]}, {type: 'docsVersionDropdown'}]},
    docs: {sidebar: {hideable: true}},
    footer: {logo: {}, links: [{label: 'Home'}]},
  };
  expect(unusedComponents({themeConfig, versions: 2})).toEqual([
    '@theme/NavbarItem/DocNavbarItem',
    '@theme/NavbarItem/DocSidebarNavbarItem',
    '@theme/NavbarItem/DocsVersionNavbarItem',
  ]);
});
