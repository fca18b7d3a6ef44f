import rehypeHighlight from 'rehype-highlight';
import {labelledCells} from './labelled-cells';

/** Code is highlighted here, at build time and with classes, so that readers load no highlighter. */
export const markdownPlugins = {rehypePlugins: [rehypeHighlight, labelledCells]};
