type ThemeConfig = {
  readonly docs?: {readonly sidebar?: {readonly hideable?: boolean}};
  readonly navbar?: {readonly hideOnScroll?: boolean};
};

type Classes = {
  readonly areSet: (config: ThemeConfig) => boolean;
  readonly names: readonly string[];
};

/** Classes of the classic theme that its scripts name, and set only under a setting of the site. */
const optional: readonly Classes[] = [
  {
    areSet: ({docs}) => docs?.sidebar?.hideable ?? false,
    names: ['docMainContainerEnhanced', 'docSidebarContainerHidden', 'sidebarHidden'],
  },
  {
    areSet: ({navbar}) => navbar?.hideOnScroll ?? false,
    names: [
      'anchorTargetHideOnScrollNavbar',
      'navbarHidden',
      'navbarHideable',
      'sidebarLogo',
      'sidebarWithHideableNavbar',
    ],
  },
];

/** Names of CSS modules, without the hash that the build adds to them. */
export function unsetClasses(themeConfig: object): ReadonlySet<string> {
  return new Set(optional.flatMap(({areSet, names}) => (areSet(themeConfig) ? [] : names)));
}
