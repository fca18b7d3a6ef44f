import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ComponentType, ReactNode} from 'react';

type IslandProps = {
  readonly of: string;
  /** The same function from one render to the next. */
  readonly load: () => Promise<ComponentType<{readonly of: string}>>;
  readonly waiting: string;
};

/** A part of a page that comes to life; all that it needs is loaded when it does. */
export function Island({of, load, waiting}: IslandProps): ReactNode {
  return (
    <Loaded load={load} waiting={waiting}>
      {(Part) => <Part of={of} />}
    </Loaded>
  );
}
