import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {writeMarkdown} from '../markdown/write-markdown';
import {proseText} from '../model/prose';
import {documentFiles} from './document-files';
import type {LoadedReference} from './load-reference';
import {loadReference} from './load-reference';
import {contentModule, modelModule} from './modules';
import type {ReferenceOptions} from './options';
import {styleImports} from './style-imports';

export {validateOptions} from './options';

const source = fileURLToPath(new URL('..', import.meta.url));

export type ReferenceMarkdown = ReturnType<typeof writeMarkdown>;

/** What other plugins of the site can ask for. */
export type ReferenceContent = LoadedReference & {
  /** The page and its calls, as they are written to the build folder. They are made once. */
  readonly writeMarkdown: () => ReferenceMarkdown;
};

/** One OpenAPI document as one page of a Docusaurus site. */
export default function referencePlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  options: ReferenceOptions,
): Plugin<ReferenceContent> {
  const name = 'reference';
  const file = path.resolve(siteDir, options.document);
  const address = (route: string) => `${baseUrl.replace(/\/$/, '')}${route}`;
  const route = address(options.route);
  const errorsHref = options.errorsGuide && address(options.errorsGuide);
  const dataDir = path.join(generatedFilesDir, name, options.id);
  const downloads = ['json', 'yaml'].map((type) => ({
    label: type.toUpperCase(),
    href: `${route}/openapi.${type}`,
  }));
  return {
    name,
    getPathsToWatch: () => [file],
    getClientModules: () => ['./client.ts', path.join(dataDir, 'styles.js')],
    // Samples that follow a form are written in the browser, by a library that reads URLs with this.
    configureWebpack: () => ({
      resolve: {fallback: {url: createRequire(import.meta.url).resolve('url/')}},
    }),
    async loadContent() {
      const loaded = await loadReference(file);
      let markdown: ReferenceMarkdown | undefined;
      const places = {address: siteConfig.url + route, errorsHref};
      return {
        ...loaded,
        writeMarkdown: () => (markdown ??= writeMarkdown(loaded.model, places)),
      };
    },
    async contentLoaded({content: {model, samples}, actions}) {
      const {tryIt} = options;
      const markdown = `${route}.md`;
      const view = {model, samples, downloads, markdown, errorsHref, canTry: tryIt};
      const about = {
        title: model.title,
        description: describe(proseText(model.description)),
        anchors: model.anchors,
      };
      const data = {
        'model.json': JSON.stringify({...model, anchors: []}),
        'view.json': JSON.stringify(view),
        'content.js': contentModule(about, path.join(dataDir, 'view.json')),
        'load-model.js': modelModule,
        'styles.js': styleImports(source, '{code,page,schema,text}/**/*.css'),
      };
      for (const [file, text] of Object.entries(data)) await actions.createData(file, text);
      // By their alias: chunks are named after it, which keeps their names the same on every
      // machine.
      const generated = (file: string) => `@generated/${name}/${options.id}/${file}`;
      actions.addRoute({
        path: route,
        component: options.page,
        exact: true,
        modules: {content: generated('content.js'), loadModel: generated('load-model.js')},
      });
    },
    async postBuild({outDir, content}) {
      const folder = path.join(outDir, options.route);
      await mkdir(folder, {recursive: true});
      for (const [file, text] of Object.entries(documentFiles(content.document))) {
        await writeFile(path.join(folder, file), text);
      }
      const {markdown, calls} = content.writeMarkdown();
      await writeFile(`${folder}.md`, markdown);
      for (const call of calls) await writeFile(path.join(folder, `${call.id}.md`), call.markdown);
    },
  };
}

function describe(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
