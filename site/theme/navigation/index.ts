import type {LoadContext, Plugin} from '@docusaurus/types';
import {relative} from 'node:path';
import type {VersionContent} from './check-items';
import {checkItems} from './check-items';
import {navigationItems, reportFaults} from './navigation-item';

/** Stops the build at a navigation item that points to nothing, before any page is rendered. */
export default function navigationCheck({siteConfig, siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'navigation-check',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as
        | Record<string, {loadedVersions: VersionContent[]}>
        | undefined;
      const faults = checkItems(
        navigationItems(siteConfig.themeConfig),
        (id) => docs?.[id]?.loadedVersions ?? [],
      );
      if (faults.length > 0) throw reportFaults(relative(process.cwd(), siteConfigPath), faults);
    },
  };
}
