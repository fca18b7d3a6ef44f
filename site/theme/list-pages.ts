import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

export type PageLink = {
  readonly path: string;
  readonly title: string;
};

/** Every guide's path and title, for the not-found page. */
export function listPages(allContent: AllContent, site: DocusaurusConfig): PageLink[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const current = docs?.loadedVersions.find(({isLast}) => isLast);
  return (current?.docs ?? []).map(({permalink, title}) => ({
    path: applyTrailingSlash(permalink, site),
    title,
  }));
}
