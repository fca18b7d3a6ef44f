import type {ControlCalls, InputOf} from './control-calls';
import {refuseUnknown} from './control-calls';
import type {ControlParts} from './control-parts';
import {change} from './control-parts';
import {readSnapshot} from './read-snapshot';
import {beginWorld} from './seed';

/** The state as a whole: everything but the log. */
export function snapshotCalls(parts: ControlParts) {
  const {world, clock, log, snapshots} = parts;

  async function restore(given: InputOf<'restore'>): Promise<void> {
    const snapshot = readSnapshot(given);
    await change(parts, () => {
      world.restore(snapshot);
      clock.resume();
    });
  }

  return {
    snapshot: () => world.snapshot(),

    restore,

    listSnapshots: () => snapshots.list(),

    keepSnapshot({name}) {
      snapshots.keep(name, world.snapshot());
    },

    dropSnapshot({name}) {
      if (!snapshots.drop(name)) throw refuseUnknown('snapshot', 'listSnapshots');
    },

    restoreKept({name}) {
      const snapshot = snapshots.find(name);
      if (!snapshot) throw refuseUnknown('snapshot', 'listSnapshots');
      return restore(snapshot);
    },

    /** Returns the sandbox to its initial state. */
    async reset({fill = true}: InputOf<'reset'> = {}) {
      log.reset();
      await change(parts, () => {
        world.restore(readSnapshot({}));
        clock.startOver();
        beginWorld(world, fill);
      });
    },
  } satisfies Partial<ControlCalls>;
}
