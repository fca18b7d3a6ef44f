/** What the page module receives as `content`, apart from what differs by place. */
export type About = {readonly title: string; readonly description: string};

export const bodyModule = `
import {createElement} from 'react';
import {Reference} from '@symblepay/reference/components/Reference';
import view from './view.json';

export default function Body() {
  return createElement(Reference, view);
}
`;

export function serverContentModule(about: About): string {
  return `
import anchors from './anchors.json';
import Body from './body.js';

export default {...${JSON.stringify(about)}, Body, anchors};
`;
}

export function browserContentModule(about: About): string {
  return `
export default {
  ...${JSON.stringify(about)},
  loadBody: () => import('./body.js').then((module) => module.default),
  loadModel: () => import('./model.json').then((module) => module.default),
};
`;
}
