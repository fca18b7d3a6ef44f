import type {NavigationItem} from '../navigation/navigation-item';
import {navigationItems} from '../navigation/navigation-item';

type Settings = {
  readonly themeConfig: Readonly<Record<string, unknown>>;
  readonly versions: number;
};
type Test = (settings: Settings) => boolean;

const has =
  (type: string): Test =>
  ({themeConfig}) =>
    typesOf(navigationItems(themeConfig)).includes(type);
const canHideSidebar: Test = ({themeConfig}) => {
  const {docs} = themeConfig as {docs?: {sidebar?: {hideable?: boolean}}};
  return docs?.sidebar?.hideable ?? false;
};
const footerOf = ({themeConfig}: Settings) =>
  (themeConfig as {footer?: {logo?: object; links?: readonly {items?: unknown}[]}}).footer;
const hasVersions: Test = ({versions}) => versions > 1;

/** Components of the classic theme, and when a site shows them. */
const uses: Readonly<Record<string, Test>> = {
  'NavbarItem/HtmlNavbarItem': has('html'),
  'NavbarItem/DocNavbarItem': has('doc'),
  'NavbarItem/DocSidebarNavbarItem': has('docSidebar'),
  'NavbarItem/DocsVersionNavbarItem': has('docsVersion'),
  'NavbarItem/DocsVersionDropdownNavbarItem': has('docsVersionDropdown'),
  'DocSidebar/Desktop/CollapseButton': canHideSidebar,
  'DocRoot/Layout/Sidebar/ExpandButton': canHideSidebar,
  'Footer/Links/Simple': (settings) =>
    footerOf(settings)?.links?.some(({items}) => items === undefined) ?? false,
  'Footer/Logo': (settings) => footerOf(settings)?.logo !== undefined,
  DocVersionBanner: hasVersions,
  DocVersionBadge: hasVersions,
};

export const componentNames = Object.keys(uses);

/** What the site's settings never show is left out of its script. */
export function unusedComponents(settings: Settings): string[] {
  return Object.entries(uses)
    .filter(([, isUsed]) => !isUsed(settings))
    .map(([component]) => `@theme/${component}`);
}

function typesOf(items: readonly NavigationItem[]): (string | undefined)[] {
  return items.flatMap(({type, items: inside = []}) => [type, ...typesOf(inside)]);
}
