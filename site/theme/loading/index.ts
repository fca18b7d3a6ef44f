import type {LoadContext, Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';
import {createRequire} from 'node:module';
import {filesBeside} from '../files-beside';
import {browserData} from './browser-data';
import {pageTemplate} from './page-template';
import {steadyNames} from './steady-names';

const require = createRequire(import.meta.url);
const here = filesBeside(import.meta.url);

type Chunk = {readonly name?: string | null};

/** How a page comes to life in the browser: see decisions/0006 and 0040. */
export default function loading({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  // Not enumerable: what is, Docusaurus sends to every browser with the other settings.
  Object.defineProperty(siteConfig, 'ssrTemplate', {value: pageTemplate});
  return {
    name: 'loading',
    configureWebpack(_config, isServer) {
      // Without this each place that imports the sandbox has a copy of it.
      const optimization = {mergeDuplicateChunks: true};
      if (isServer || process.env.NODE_ENV !== 'production') return {optimization};
      return {
        optimization: {
          ...optimization,
          runtimeChunk: false,
          // First, so that Docusaurus' own finds nothing left to minimize. Its types know webpack alone.
          minimizer: [steadyNames as unknown as WebpackPluginInstance],
          // Chunks of pages have a name. The styles of all others wait until their part is used.
          splitChunks: {cacheGroups: {styles: {chunks: ({name}: Chunk) => Boolean(name)}}},
        },
        module: {
          rules: [
            // Nothing calls them, but their packages don't say that they can be left out.
            {
              test: /node_modules\/(?:hoist-non-react-statics|react-is|prop-types)\//,
              sideEffects: false,
            },
            {
              test: /@docusaurus\/theme-(?:classic|common)\/lib\/.*\.js$/,
              enforce: 'pre',
              use: here('./lean-theme.mjs'),
            },
          ],
        },
        entry: here('./entry.ts'),
        resolve: {
          alias: {
            ...browserData(siteConfig, generatedFilesDir),
            [here('../components/DocItem/Content/rendered.tsx')]: here('../nothing.ts'),
            // All of it would be shipped for one function.
            tslib$: here('./import-default.ts'),
            [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]:
              here('../client/progress.ts'),
            [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: here('./intent.ts'),
          },
        },
        mergeStrategy: {entry: 'replace', 'optimization.minimizer': 'prepend'},
      };
    },
  };
}
