/** What the frame around the page knows about it. */
export type About = {
  readonly title: string;
  readonly description: string;
  /** Every id that can be linked to; known where pages are rendered. */
  readonly anchors?: readonly string[];
};

/**
 * What the page shows, as a component. It runs where pages are rendered; browsers only get its
 * markup. The data is read from a file: a bundler would need gigabytes to turn a large document
 * into a module. Only with hot reload, where the browser renders, it is one.
 */
export function contentModule({title, description, anchors}: About, viewFile: string): string {
  const view =
    process.env.NODE_ENV === 'development'
      ? `import view from './view.json';`
      : `import {readFileSync} from 'node:fs';
const view = JSON.parse(readFileSync(${JSON.stringify(viewFile)}, 'utf8'));`;
  return `
import {createElement} from 'react';
import {Reference} from '@symblepay/reference/page/Reference';
${view}

export const title = ${JSON.stringify(title)};
export const description = ${JSON.stringify(description)};
export const anchors = ${JSON.stringify(anchors)};
export default () => createElement(Reference, view);
`;
}

/** Loads the model of the document when "Try it" is first used, and never as script. */
export const modelModule = `
export default async function loadModel() {
  const response = await fetch(new URL('./model.json', import.meta.url));
  if (!response.ok) throw new Error('The reference could not be loaded: ' + response.status);
  return response.json();
}
`;
