import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {readRecordings, recordingsFile} from '../../published/files';
import {mapValues} from '../../published/map-values';
import type {Recordings} from '../../published/recorded-calls';
import {presentRecording} from './present';

const plugin = 'executed-examples';

/** Gives the guides the requests and responses of the scenarios in `examples/`. */
export default function executedExamples(context: LoadContext): Plugin<Recordings> {
  const {generatedFilesDir, siteDir} = context;
  return {
    name: plugin,
    getPathsToWatch: () => [recordingsFile],
    getClientModules: () => [join(generatedFilesDir, plugin, 'default', 'styles.js')],
    loadContent: readRecordings,
    async contentLoaded({content, actions}) {
      const scenarios = mapValues(Object.fromEntries(content), presentRecording);
      await actions.createData('scenarios.json', JSON.stringify(scenarios));
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
