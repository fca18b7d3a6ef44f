import {expect, test} from 'vitest';
import {completeThemeConfig} from './complete-theme-config';
import {navigationItems} from './navigation-item';

test('an item without a position stands on the right, one with a position stays', () => {
  const navbar = {
    title: 'Kept',
    items: [
      {label: 'A', to: '/a'},
      {label: 'B', to: '/b', position: 'left'},
    ],
  };
  const complete = completeThemeConfig({navbar}, 'config.ts');
  expect(navigationItems(complete).map(({position}) => position)).toEqual(['right', 'left']);
  expect(complete).toHaveProperty('navbar.title', 'Kept');
});

test.each([
  [{type: 'carousel'}, 'Bad navbar item type carousel. Choose one of default, dropdown'],
  [{label: 'A'}, 'must contain at least one of [href, to]'],
])('%j is refused with file, place and remedy', (item, message) => {
  const complete = () => completeThemeConfig({navbar: {items: [item]}}, 'site/config.ts');
  expect(complete).toThrow('site/config.ts holds a wrong setting');
  expect(complete).toThrow('themeConfig.navbar.items[0]');
  expect(complete).toThrow(message);
});
