import type {ComponentType} from 'react';
import type {Model} from '../../model/model';

/** What the plugin gives to the page: the body itself on the server, ways to it in a browser. */
export type PageContent = {
  readonly title: string;
  readonly description: string;
  readonly Body?: ComponentType;
  readonly anchors?: readonly string[];
  readonly loadBody?: () => Promise<ComponentType>;
  readonly loadModel?: () => Promise<Model>;
};
