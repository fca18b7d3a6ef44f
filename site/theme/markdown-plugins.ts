import rehypeHighlight from 'rehype-highlight';
import {focusableTables} from './focusable-tables';

/** Code is highlighted here, at build time and with classes, so that readers load no highlighter. */
export const markdownPlugins = {rehypePlugins: [rehypeHighlight, focusableTables]};
