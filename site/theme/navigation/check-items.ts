import type {Fault, NavigationItem} from './navigation-item';

/** What the checks need to know about one version of the guides. */
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
    const setting = `${parent}.items[${index}]`;
    const fault = checks[item.type ?? '']?.(item, versionsOf(item.docsPluginId ?? 'default'));
    const inside = checkItems(item.items ?? [], versionsOf, setting);
    return fault ? [{setting, ...fault}, ...inside] : inside;
  });
}

type Check = (
  item: NavigationItem,
  versions: readonly VersionContent[],
) => Omit<Fault, 'setting'> | undefined;

/** By the type of the item; undefined where nothing is wrong. */
const checks: Readonly<Record<string, Check>> = {
  doc({docId = ''}, versions) {
    const known = versions.flatMap(({docs, drafts}) => [...docs, ...drafts]);
    if (known.some(({id}) => id === docId)) return undefined;
    return {
      problem: `there is no document "${docId}".`,
      remedy: 'Write the path of a Markdown file under docs/ without its ending.',
    };
  },
  docSidebar({sidebarId = ''}, versions) {
    const known = versions.filter(({sidebars}) => sidebarId in sidebars);
    if (known.length === 0) {
      const names = new Set(versions.flatMap(({sidebars}) => Object.keys(sidebars)));
      return {
        problem: `there is no sidebar "${sidebarId}".`,
        remedy: `Choose one of ${[...names].join(', ')}, or add it to sidebars.ts.`,
      };
    }
    const empty = known.find(({sidebars}) => !hasLink(sidebars[sidebarId] ?? []));
    if (empty === undefined) return undefined;
    return {
      problem: `the sidebar "${sidebarId}" has nothing to link to in version "${empty.versionName}".`,
      remedy: 'Add a document to it in sidebars.ts, or take the item out.',
    };
  },
  docsVersionDropdown({versions: wanted = []}, versions) {
    const names = versions.map(({versionName}) => versionName);
    const wantedNames: readonly string[] = Array.isArray(wanted) ? wanted : Object.keys(wanted);
    const unknown = wantedNames.find((name) => !names.includes(name));
    if (unknown === undefined) return undefined;
    return {
      problem: `there is no version "${unknown}".`,
      remedy: `Choose from ${names.join(', ')}.`,
    };
  },
};

function hasLink(items: readonly SidebarItem[]): boolean {
  return items.some(
    ({type, link, items: children = []}) =>
      type === 'doc' || (type === 'category' && (link != null || hasLink(children))),
  );
}
