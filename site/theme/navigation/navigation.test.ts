import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import navigationCheck from './index';

/** What Docusaurus does once all content is loaded. */
function load(docId: string): void {
  const context = {
    siteConfig: {themeConfig: {navbar: {items: [{type: 'doc', docId}]}}},
    siteConfigPath: 'config.ts',
  } as unknown as LoadContext;
  const version = {versionName: '1.0', docs: [{id: 'start'}], drafts: [], sidebars: {}};
  void navigationCheck(context).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}},
    actions: {
      addRoute: () => undefined,
      createData: () => Promise.resolve(''),
      setGlobalData: () => undefined,
    },
  });
}

test('an item that points to nothing stops the build, with file and place', () => {
  expect(() => load('gone')).toThrow(/^config\.ts holds a wrong setting:\n.*items\[0\]/);
});

test('an item that points to a document stops nothing', () => {
  expect(() => load('start')).not.toThrow();
});
