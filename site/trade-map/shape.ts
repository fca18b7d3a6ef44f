import type {DrawnText} from './drawing';

/** An element of SVG. Colours are attributes, because the policy of the pages refuses styles. */
export type Shape = {
  readonly name: 'rect' | 'circle' | 'path' | 'text' | 'g';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly Shape[];
  /** What a text says. It is drawn as wide as `width` in whatever face a browser has. */
  readonly text?: DrawnText;
};
