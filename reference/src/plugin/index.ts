import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {listAnchors} from '../model/list-anchors';
import {proseText} from '../model/prose';
import {assertLinks} from './assert-links';
import type {LoadedReference} from './load-reference';
import {loadReference} from './load-reference';
import {browserContentModule, serverContentModule} from './modules';
import type {ReferenceOptions} from './options';

export {validateOptions} from './options';

/** One OpenAPI document as one page of a Docusaurus site. */
export default function referencePlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: ReferenceOptions,
): Plugin<LoadedReference> {
  const name = 'reference';
  const file = path.resolve(siteDir, options.document);
  const address = (route: string) => `${baseUrl.replace(/\/$/, '')}${route}`;
  const route = address(options.route);
  const dataDir = path.join(generatedFilesDir, name, options.id);
  const downloads = ['json', 'yaml'].map((type) => ({
    label: type.toUpperCase(),
    href: `${route}/openapi.${type}`,
  }));
  return {
    name,
    getPathsToWatch: () => [file],
    getClientModules: () => ['./client.ts'],
    loadContent: () => loadReference(file),
    async contentLoaded({content: {model, samples}, actions}) {
      const {errorsGuide, tryIt} = options;
      const view = {
        model,
        samples,
        downloads,
        errorsHref: errorsGuide && address(errorsGuide),
        canTry: tryIt,
      };
      const about = {title: model.title, description: describe(proseText(model.description))};
      await actions.createData('model.json', JSON.stringify(model));
      await actions.createData('view.json', JSON.stringify(view));
      await actions.createData('anchors.json', JSON.stringify(listAnchors(model)));
      await actions.createData('browser-content.js', browserContentModule(about));
      const content = await actions.createData('content.js', serverContentModule(about, dataDir));
      actions.addRoute({path: route, component: options.page, exact: true, modules: {content}});
    },
    configureWebpack: (_config, isServer) =>
      // The browser already has the page: it loads the same content only on demand.
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [path.join(dataDir, 'content.js')]: path.join(dataDir, 'browser-content.js'),
              },
            },
          },
    async postBuild({outDir, content: {document, model}}) {
      const folder = path.join(outDir, options.route);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
      await writeFile(path.join(folder, 'openapi.yaml'), stringify(document));
      await assertLinks(outDir, route, model);
    },
  };
}

function describe(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
