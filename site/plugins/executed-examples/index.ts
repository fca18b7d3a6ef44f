import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
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
      await actions.createData('styles.js', styleImports(siteDir));
    },
  };
}

/**
 * Browsers get the markup of the views without the code that rendered it, so nothing else imports
 * their styles.
 */
function styleImports(siteDir: string): string {
  return globSync('src/components/*View/**/*.css', {cwd: siteDir})
    .sort()
    .map((file) => `import ${JSON.stringify(join(siteDir, file))};\n`)
    .join('');
}
