import type {ControlCalls} from './control-calls';
import type {ControlParts} from './control-parts';

/** The other worlds of the process. */
export function worldCalls({keeper}: ControlParts) {
  return {
    listWorlds: () => keeper.listWorlds(),
    addWorld: (creation) => keeper.addWorld(creation),
    dropWorld: ({name}) => keeper.dropWorld(name),
  } satisfies Partial<ControlCalls>;
}
