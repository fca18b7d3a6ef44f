import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {readRecordings, recordingsFile} from '../../published/files';
import type {ScenarioView} from './present';
import {presentRecording} from './present';

type Content = ReadonlyMap<string, ScenarioView>;

const plugin = 'executed-examples';

/**
 * Gives the guides what was sent and came back when the scenarios of `examples/` were played.
 * The server that renders pages gets all of it; a browser, which has the page already, loads a
 * scenario only when it comes from another page.
 */
export default function executedExamples({generatedFilesDir}: LoadContext): Plugin<Content> {
  const generated = join(generatedFilesDir, plugin, 'default');
  return {
    name: plugin,
    getPathsToWatch: () => [recordingsFile],
    loadContent: () =>
      new Map(
        [...readRecordings()].map(([name, recording]) => [name, presentRecording(recording)]),
      ),
    async contentLoaded({content, actions}) {
      for (const [scenario, view] of content) {
        await actions.createData(`${scenario}.json`, JSON.stringify(view));
      }
      await actions.createData('scenarios.js', serverModule([...content.keys()]));
      await actions.createData('scenarios-in-browser.js', browserModule([...content.keys()]));
    },
    configureWebpack: (_config, isServer) => {
      const inBrowser = {
        [join(generated, 'scenarios.js')]: join(generated, 'scenarios-in-browser.js'),
      };
      return isServer ? {} : {resolve: {alias: inBrowser}};
    },
  };
}

function serverModule(scenarios: readonly string[]): string {
  const data = scenarios.map((scenario) => `'${scenario}': require('./${scenario}.json')`);
  return `export {views} from '@site/src/components/Executed/views';
export const scenarios = {${data.join(', ')}};
export const load = undefined;`;
}

function browserModule(scenarios: readonly string[]): string {
  const loaders = scenarios.map((scenario) => `'${scenario}': () => import('./${scenario}.json')`);
  return `export const scenarios = undefined;
export const views = undefined;
const loaders = {${loaders.join(', ')}};
export const load = (scenario) =>
  Promise.all([loaders[scenario](), import('@site/src/components/Executed/views')])
    .then(([{default: view}, {views}]) => ({scenario: view, views}));`;
}
