import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {styleImports} from '@symblepay/reference/plugin/style-imports';
import {readRecordings, recordingsFile} from '../../published/files';
import {mapValues} from '../../published/map-values';
import type {Recordings} from '../../published/recorded-calls';
import {pastedTexts} from './pasted-texts';
import {presentRecording} from './present';
import {toRun} from './to-run';

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
      const runs = mapValues(Object.fromEntries(content), toRun);
      await actions.createData('runs.json', JSON.stringify(runs));
      await actions.createData('pasted.json', JSON.stringify(pastedTexts(content)));
      await actions.createData('styles.js', styleImports(siteDir, 'src/components/*View/**/*.css'));
    },
  };
}
