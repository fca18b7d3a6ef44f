import type {Fault, NavigationItem} from './navigation-item';

/** What the checks need to know of one version of the guides. */
export type VersionContent = {
  readonly versionName: string;
  readonly docs: readonly {readonly id: string}[];
  readonly drafts: readonly {readonly id: string}[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
};

type SidebarItem = {
  readonly type: string;
  readonly link?: unknown;
  readonly items?: readonly SidebarItem[];
};

/**
 * The items that would throw while a page renders: there the classic theme can name neither the
 * item's place nor, during a build, the item.
 */
export function checkItems(
  items: readonly NavigationItem[],
  versionsOf: (docsPluginId: string) => readonly VersionContent[],
  parent = 'themeConfig.navbar',
): Fault[] {
  return items.flatMap((item, index) => {
    const place = `${parent}.items[${index}]`;
    const fault = checkItem(item, versionsOf(item.docsPluginId ?? 'default'));
    return [
      ...(fault === null ? [] : [{place, ...fault}]),
      ...checkItems(item.items ?? [], versionsOf, place),
    ];
  });
}

function checkItem(
  item: NavigationItem,
  versions: readonly VersionContent[],
): Omit<Fault, 'place'> | null {
  switch (item.type) {
    case 'doc':
      return checkDoc(item.docId ?? '', versions);
    case 'docSidebar':
      return checkSidebar(item.sidebarId ?? '', versions);
    case 'docsVersionDropdown':
      return checkVersions(item.versions, versions);
    default:
      return null;
  }
}

function checkDoc(id: string, versions: readonly VersionContent[]) {
  const isKnown = versions.some(({docs, drafts}) =>
    [...docs, ...drafts].some((doc) => doc.id === id),
  );
  return isKnown
    ? null
    : {
        problem: `there is no document "${id}".`,
        remedy: 'Write the path of a Markdown file under docs/ without its ending.',
      };
}

function checkSidebar(id: string, versions: readonly VersionContent[]) {
  const known = versions.filter(({sidebars}) => id in sidebars);
  if (known.length === 0) {
    const names = versions.flatMap(({sidebars}) => Object.keys(sidebars));
    return {
      problem: `there is no sidebar "${id}".`,
      remedy: `Choose one of ${[...new Set(names)].join(', ')}, or add it to sidebars.ts.`,
    };
  }
  const empty = known.find(({sidebars}) => !hasLink(sidebars[id] ?? []));
  return empty === undefined
    ? null
    : {
        problem: `the sidebar "${id}" has nothing to link to in version "${empty.versionName}".`,
        remedy: 'Add a document to it in sidebars.ts, or take the item out.',
      };
}

function hasLink(items: readonly SidebarItem[]): boolean {
  return items.some(
    ({type, link, items: children = []}) =>
      type === 'doc' || (type === 'category' && (link != null || hasLink(children))),
  );
}

function checkVersions(wanted: NavigationItem['versions'], versions: readonly VersionContent[]) {
  const wantedNames = Array.isArray(wanted)
    ? (wanted as readonly string[])
    : Object.keys(wanted ?? {});
  const names = versions.map(({versionName}) => versionName);
  const unknown = wantedNames.find((name) => !names.includes(name));
  return unknown === undefined
    ? null
    : {problem: `there is no version "${unknown}".`, remedy: `Choose from ${names.join(', ')}.`};
}
