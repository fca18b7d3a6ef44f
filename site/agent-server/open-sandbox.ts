import {seeded, seededMeanings} from '@symblepay/sandbox/facts';
import type {ToolText} from './knowledge';
import {listFirst} from './next-tools';
import type {Tool} from './tool';
import {annotate} from './tool';
import {inWorld} from './world-argument';
import type {Worlds} from './worlds';

/** The tool that comes before all others of the sandbox. */
export function openSandbox(text: ToolText, worlds: Worlds): Tool {
  return {
    ...text,
    annotations: annotate('changes'),
    async run(given) {
      const world = await worlds.open(given);
      const isEmpty = given.fill === false;
      return {
        data: {
          world: world.name,
          apiKey: seeded.key,
          clock: world.sandbox.control.readClock(),
          ...(isEmpty ? {} : {ids: seeded, meanings: seededMeanings}),
          next: inWorld(worlds, world, listFirst(world)),
        },
      };
    },
  };
}
