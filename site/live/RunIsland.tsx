import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';

/** An example that comes to life; all that it needs is loaded when it does. */
export function RunIsland({of}: {readonly of: string}): ReactNode {
  return (
    <Loaded load={loadExample} waiting="Starting your sandbox…">
      {({Example}) => <Example of={of} />}
    </Loaded>
  );
}

const loadExample = () => import('./Run');
