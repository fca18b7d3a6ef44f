import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileURLToPath} from 'node:url';
import {pageTemplate} from './page-template';

/** How a page comes to life in the browser: see decisions/0006. */
export default function loading({siteConfig}: LoadContext): Plugin {
  // Not enumerable: what is, Docusaurus sends to every browser with the other settings.
  Object.defineProperty(siteConfig, 'ssrTemplate', {value: pageTemplate});
  return {
    name: 'loading',
    configureWebpack: (_config, isServer) => ({
      // Without this each place that imports the sandbox has a copy of it.
      optimization: {mergeDuplicateChunks: true},
      ...(!isServer && {
        entry: fileURLToPath(new URL('./entry.ts', import.meta.url)),
        mergeStrategy: {entry: 'replace'},
      }),
    }),
  };
}
