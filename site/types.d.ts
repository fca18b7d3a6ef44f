declare module '@generated/house-theme/default/pages.json' {
  import type {PageLink} from '@site/theme/list-pages';

  const pages: PageLink[];
  export default pages;
}
