import {usePluginData} from '@docusaurus/useGlobalData';

/** The pages of a site that the theme links to: paths below the base URL. */
export type ThemeLinks = {
  /** Where a reader who is lost can begin. */
  readonly start: string;
  /** The API reference, which has no search (brief, section 2). */
  readonly reference: string;
  /** Where to ask when search finds nothing. */
  readonly support: string;
};

export function useThemeLinks(): ThemeLinks {
  return usePluginData('house-theme') as ThemeLinks;
}
