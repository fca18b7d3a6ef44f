import {expect, test} from 'vitest';
import type {VersionContent} from './check-items';
import {checkItems} from './check-items';

const version: VersionContent = {
  versionName: '1.0',
  docs: [{id: 'start'}],
  drafts: [{id: 'draft'}],
  sidebars: {
    guides: [{type: 'category', items: [{type: 'doc'}]}],
    empty: [{type: 'category', items: [{type: 'html'}]}],
  },
};

test('items that point to something are accepted', () => {
  const items = [
    {},
    {type: 'doc', docId: 'start'},
    {type: 'doc', docId: 'draft'},
    {type: 'docSidebar', sidebarId: 'guides'},
    {type: 'docsVersionDropdown', versions: {'1.0': {label: 'One'}}},
    {type: 'docsVersionDropdown'},
  ];
  expect(checkItems(items, () => [version])).toEqual([]);
});

test.each([
  [{type: 'doc', docId: 'gone'}, 'there is no document "gone".'],
  [{type: 'docSidebar', sidebarId: 'gone'}, 'there is no sidebar "gone".'],
  [
    {type: 'docSidebar', sidebarId: 'empty'},
    'the sidebar "empty" has nothing to link to in version "1.0".',
  ],
  [{type: 'docsVersionDropdown', versions: ['2.0']}, 'there is no version "2.0".'],
])('%j is refused, in a dropdown too', (item, problem) => {
  const faults = checkItems([{}, item, {items: [item]}], () => [version]);
  expect(faults.map((fault) => [fault.setting, fault.problem])).toEqual([
    ['themeConfig.navbar.items[1]', problem],
    ['themeConfig.navbar.items[2].items[0]', problem],
  ]);
});

test('an item of another docs plugin is checked against that one', () => {
  const versionsOf = (id: string) => (id === 'second' ? [version] : []);
  expect(checkItems([{type: 'doc', docId: 'start', docsPluginId: 'second'}], versionsOf)).toEqual(
    [],
  );
});
