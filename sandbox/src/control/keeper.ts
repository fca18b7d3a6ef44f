import type {SavedState, World, WorldCreation} from '@symblepay/openapi/control/types';
import {Refusal} from '../refusal';

/** Whoever holds this world and others. */
export type Keeper = {
  readonly listWorlds: () => readonly World[];
  readonly addWorld: (creation: WorldCreation) => Promise<World>;
  readonly dropWorld: (name: string) => void;
  readonly saveState: () => Promise<SavedState>;
};

/** For a sandbox that is the only one, such as that of a page. */
export const noKeeper: Keeper = {
  listWorlds: () => [],
  addWorld: () => Promise.reject(refuseAlone()),
  dropWorld: () => {
    throw refuseAlone();
  },
  saveState: () => Promise.reject(refuseAlone()),
};

function refuseAlone(): Refusal {
  return new Refusal(
    'invalid-state',
    'This sandbox is the only one. Start it as a server for more.',
  );
}
