import {expect, test} from 'vitest';
import {takeColours, toCss} from './index';

test('colours are taken out of the settings, and only they', () => {
  const announcementBar = {id: 'news', backgroundColor: 'navy', textColor: '#fff'};
  expect(takeColours({announcementBar, navbar: {}})).toEqual([
    {announcementBar: {id: 'news'}, navbar: {}},
    {backgroundColor: 'navy', textColor: '#fff'},
  ]);
  expect(takeColours({navbar: {}})).toEqual([{navbar: {}}, {}]);
});

test.each([
  [{}, ''],
  [{textColor: 'red'}, 'html .theme-announcement-bar { color: red; }\n'],
  [
    {backgroundColor: 'navy', textColor: '#fff'},
    'html .theme-announcement-bar { background-color: navy; color: #fff; }\n',
  ],
])('%j becomes %j', (colours, css) => {
  expect(toCss(colours)).toBe(css);
});
