import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {styleImports} from '@symblepay/reference/plugin/style-imports';
import {readRecordings, recordingsFile} from '../../published/files';
import type {ScenarioView} from './present';
import {presentRecording} from './present';

type Content = ReadonlyMap<string, ScenarioView>;

const plugin = 'executed-examples';

/** Gives the guides the requests and responses of the scenarios in `examples/`. */
export default function executedExamples({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin<Content> {
  return {
    name: plugin,
    getPathsToWatch: () => [recordingsFile],
    getClientModules: () => [join(generatedFilesDir, plugin, 'default', 'styles.js')],
    loadContent: () =>
      new Map(
        [...readRecordings()].map(([name, recording]) => [name, presentRecording(recording)]),
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('scenarios.json', JSON.stringify(Object.fromEntries(content)));
      await actions.createData('styles.js', styleImports(siteDir, 'src/components/*View/**/*.css'));
    },
  };
}
