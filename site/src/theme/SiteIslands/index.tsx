import type {Islands} from '@theme/SiteIslands';
import type {ComponentProps} from 'react';
import {Island} from '../../../live/Island';

type Part = Omit<ComponentProps<typeof Island>, 'of'>;

/** The living parts of this site, by what their buttons ask for. */
const parts: Readonly<Record<string, Part>> = {
  run: {
    waiting: 'Starting your sandbox…',
    load: async () => (await import('../../../live/Run')).Example,
  },
  play: {
    waiting: 'Starting your sandbox…',
    load: async () => (await import('../../../live/Playground')).Playground,
  },
  map: {
    waiting: 'Unfolding the map…',
    load: async () => (await import('../../../live/Map')).Explorer,
  },
  inspect: {
    waiting: 'Loading…',
    load: async () => (await import('../../../live/WhatDidIGet')).WhatDidIGet,
  },
};

const islands: Islands = Object.fromEntries(
  Object.entries(parts).map(([name, part]) => [name, (of) => <Island of={of} {...part} />]),
);
export default islands;
