import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';

/** A trade that can be played; all that it needs is loaded when it begins. */
export function PlayIsland({of}: {readonly of: string}): ReactNode {
  return (
    <Loaded load={loadPlayground} waiting="Starting your sandbox…">
      {({Playground}) => <Playground of={of} />}
    </Loaded>
  );
}

const loadPlayground = () => import('./Playground');
