declare module '@generated/house-theme/default/pages.json' {
  import type {PageLink} from '@site/theme/list-pages';

  const pages: PageLink[];
  export default pages;
}

declare module 'nprogress' {
  const nprogress: {
    readonly configure: (options: {readonly showSpinner: boolean}) => void;
    readonly start: () => void;
    readonly done: () => void;
  };
  export default nprogress;
}
