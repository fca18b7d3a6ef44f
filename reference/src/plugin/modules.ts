/** What `content` has both on the server and in the browser. */
export type About = {readonly title: string; readonly description: string};

/**
 * When the site is built, the page's data is read from a file: a bundler would need gigabytes to
 * make a module of a large document.
 */
export function serverContentModule(about: About, dataDir: string): string {
  return `
import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {Reference} from '@symblepay/reference/page/Reference';

const read = (name) => JSON.parse(readFileSync(${JSON.stringify(`${dataDir}/`)} + name, 'utf8'));
const view = read('view.json');

export default {
  ...${JSON.stringify(about)},
  anchors: read('anchors.json'),
  Body: () => createElement(Reference, view),
};
`;
}

/** In the browser, nothing of it is loaded before it is needed, and never as script. */
export function browserContentModule(about: About): string {
  return `
import {createElement} from 'react';

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The reference could not be loaded: ' + response.status);
  return response.json();
}

export default {
  ...${JSON.stringify(about)},
  async loadBody() {
    const [{Reference}, view] = await Promise.all([
      import('@symblepay/reference/page/Reference'),
      load(new URL('./view.json', import.meta.url)),
    ]);
    return () => createElement(Reference, view);
  },
  loadModel: () => load(new URL('./model.json', import.meta.url)),
};
`;
}
