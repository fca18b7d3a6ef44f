import {version} from '@symblepay/openapi/operations';
import type {ControlCalls} from './control-calls';
import type {ControlParts} from './control-parts';
import {change} from './control-parts';

/** The sandbox as a whole. */
export function sandboxCalls(parts: ControlParts) {
  const {world, keeper} = parts;
  return {
    async describe() {
      const {describeSandbox} = await import('./describe-sandbox');
      return describeSandbox(parts);
    },

    readHealth() {
      const worlds = keeper.listWorlds().length + 1;
      return {status: 'ready', version, worlds};
    },

    async readCoverage() {
      const {reportCoverage} = await import('./report-coverage');
      return reportCoverage(world.coverage, parts.errorsPage);
    },

    saveState: () => keeper.saveState(),

    readSettings: () => world.settings,

    changeSettings: (changes) =>
      change(parts, () => {
        const {settings: known} = world;
        if (changes.chaos) world.startDraws();
        world.kept.settings.put({
          ...known,
          ...changes,
          deadlineMinutes: {...known.deadlineMinutes, ...changes.deadlineMinutes},
          webhooks: {...known.webhooks, ...changes.webhooks},
        });
        return world.settings;
      }),

    listOrganisations: () =>
      world.kept.organisations.entries().map(([key, {id, name}]) => ({id, name, key})),

    addOrganisation: ({name}) =>
      change(parts, () => {
        const key = `sandbox_key_${world.nextId()}`;
        return {id: world.addOrganisation(key, name), key};
      }),
  } satisfies Partial<ControlCalls>;
}
