import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';

/** The fields of the brief's site configuration (section 3), and the versions of the guides. */
export type Variant = Pick<
  Config,
  'title' | 'titleDelimiter' | 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'
> & {
  readonly themeConfig: UserThemeConfig;
  readonly docs: DocsOptions;
};
