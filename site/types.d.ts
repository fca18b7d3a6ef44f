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

declare module '@theme/SiteIslands' {
  import type {Props} from '@theme/Kept';

  /** What `<button data-island="name">` opens on any page. */
  export type Islands = NonNullable<Props['islands']>;

  const islands: Islands;
  export default islands;
}

declare module '@theme/PageActions' {
  import type {ReactNode} from 'react';

  /** What a reader can do with a guide, beside its title. */
  export default function PageActions(): ReactNode;
}

declare module '@generated/executed-examples/default/runs.json' {
  import type {RunStep} from '@site/recording/run-step';

  /** The steps of each scenario. */
  const runs: Readonly<Record<string, readonly RunStep[]>>;
  export default runs;
}

declare module '@generated/executed-examples/default/pasted.json' {
  import type {PastedText} from '@site/plugins/executed-examples/pasted-texts';

  /** The examples of "What did I get?". */
  const pasted: readonly PastedText[];
  export default pasted;
}

declare module '@generated/trade-map/default/map.json' {
  import type {MapData} from '@site/trade-map/map-data';

  const map: MapData;
  export default map;
}
