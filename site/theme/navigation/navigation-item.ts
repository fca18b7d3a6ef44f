/** A navigation item as a site's settings hold it: only what our checks read is named. */
export type NavigationItem = {
  readonly type?: string;
  readonly position?: string;
  readonly items?: readonly NavigationItem[];
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly docsPluginId?: string;
  readonly versions?: readonly string[] | Readonly<Record<string, unknown>>;
};

export type Fault = Readonly<Record<'setting' | 'problem' | 'remedy', string>>;

/** The items of the top navigation, or none when the settings have no such list. */
export function navigationItems(themeConfig: Readonly<Record<string, unknown>>): NavigationItem[] {
  const {navbar} = themeConfig as {navbar?: {items?: unknown}};
  return Array.isArray(navbar?.items) ? (navbar.items as NavigationItem[]) : [];
}

export function reportFaults(file: string, faults: readonly Fault[], cause?: unknown): Error {
  const lines = faults.map(({setting, problem, remedy}) => `  ${setting}: ${problem} ${remedy}`);
  return new Error([`${file} holds a wrong setting:`, ...lines].join('\n'), {cause});
}
