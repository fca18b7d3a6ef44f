import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';

/** The map that can be explored; all that it needs is loaded when somebody does. */
export function MapIsland(): ReactNode {
  return (
    <Loaded load={loadMap} waiting="Unfolding the map…">
      {({Explorer}) => <Explorer />}
    </Loaded>
  );
}

const loadMap = () => import('./Map');
