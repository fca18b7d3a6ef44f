import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {readRecordings, recordingsFile} from '../../published/files';
import {presentRecording, type ScenarioView} from './present';

type Content = ReadonlyMap<string, ScenarioView>;

const name = 'executed-examples';

/**
 * Gives the guides what was sent and answered when the scenarios of `examples/` were played.
 * The server that renders pages gets all of it; a browser, which has the page already, loads a
 * scenario only when it comes from another page.
 */
export default function executedExamples({generatedFilesDir}: LoadContext): Plugin<Content> {
  const generated = join(generatedFilesDir, name, 'default');
  return {
    name,
    getPathsToWatch: () => [recordingsFile],
    loadContent: () =>
      new Map(
        [...readRecordings()].map(([scenario, recording]) => [
          scenario,
          presentRecording(recording),
        ]),
      ),
    async contentLoaded({content, actions}) {
      for (const [scenario, view] of content) {
        await actions.createData(`${scenario}.json`, JSON.stringify(view));
      }
      await actions.createData('scenarios.js', serverModule([...content.keys()]));
      await actions.createData('scenarios-in-browser.js', browserModule([...content.keys()]));
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [join(generated, 'scenarios.js')]: join(generated, 'scenarios-in-browser.js'),
              },
            },
          },
  };
}

function serverModule(scenarios: readonly string[]): string {
  return [
    ...scenarios.map((scenario, index) => `import scenario${index} from './${scenario}.json';`),
    `export {views} from '@site/src/components/Executed/views';`,
    `export const scenarios = {${scenarios.map((scenario, index) => `'${scenario}': scenario${index}`).join(', ')}};`,
    'export const load = undefined;',
  ].join('\n');
}

function browserModule(scenarios: readonly string[]): string {
  const loaders = scenarios.map((scenario) => `'${scenario}': () => import('./${scenario}.json')`);
  return [
    'export const scenarios = undefined;',
    'export const views = undefined;',
    `const loaders = {${loaders.join(', ')}};`,
    `export const load = (scenario) => Promise.all([`,
    `  loaders[scenario](),`,
    `  import('@site/src/components/Executed/views'),`,
    `]).then(([{default: view}, {views}]) => ({scenario: view, views}));`,
  ].join('\n');
}
