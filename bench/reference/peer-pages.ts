import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

type Peer = {
  readonly name: string;
  readonly files: readonly string[];
  readonly html: string;
};

/** Each peer as its own documentation shows it, with nothing added. */
const peers: readonly Peer[] = [
  {
    name: 'redoc-2',
    files: ['redoc-2/bundles/redoc.standalone.js'],
    html: '<redoc spec-url="openapi.json"></redoc><script src="redoc.standalone.js"></script>',
  },
  {
    name: 'redoc-3',
    files: ['redoc-3/bundles/redoc.standalone.js'],
    html: '<redoc spec-url="openapi.json"></redoc><script type="module" src="redoc.standalone.js"></script>',
  },
  {
    name: 'swagger-ui',
    files: ['swagger-ui-dist/swagger-ui-bundle.js', 'swagger-ui-dist/swagger-ui.css'],
    html: `<link rel="stylesheet" href="swagger-ui.css"><div id="ui"></div><script src="swagger-ui-bundle.js"></script><script>SwaggerUIBundle({url: 'openapi.json', dom_id: '#ui'})</script>`,
  },
  {
    name: 'rapidoc',
    files: ['rapidoc/dist/rapidoc-min.js'],
    html: '<script type="module" src="rapidoc-min.js"></script><rapi-doc spec-url="openapi.json"></rapi-doc>',
  },
];

/** Writes one folder a peer, all with the same document; gives their names. */
export async function writePeerPages(folder: string, document: string): Promise<readonly string[]> {
  for (const {name, files, html} of peers) {
    const target = path.join(folder, name);
    await mkdir(target, {recursive: true});
    await copyFile(document, path.join(target, 'openapi.json'));
    for (const file of files) {
      await copyFile(moduleFile(file), path.join(target, path.basename(file)));
    }
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><body>${html}</body></html>`;
    await writeFile(path.join(target, 'index.html'), page);
  }
  return peers.map(({name}) => name);
}

/** A file of a package of this folder, whether or not its `exports` name it. */
function moduleFile(file: string): string {
  return path.join(import.meta.dirname, '../node_modules', file);
}
