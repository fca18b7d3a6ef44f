import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';

/** Tells what a pasted text is; all that it needs is loaded when it is opened. */
export function InspectIsland(): ReactNode {
  return (
    <Loaded load={loadInspector} waiting="Loading…">
      {({WhatDidIGet}) => <WhatDidIGet />}
    </Loaded>
  );
}

const loadInspector = () => import('./WhatDidIGet');
