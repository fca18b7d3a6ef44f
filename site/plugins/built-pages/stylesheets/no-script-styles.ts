import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {AtRule, Root, Rule} from 'postcss';
import postcss from 'postcss';
import type {PagePass} from '../built-page';

const dark = /\[data-theme=['"]?dark['"]?\]/g;

/**
 * Writes `no-script.css`: the hand-written rules for readers without JavaScript, and every dark rule
 * of the built stylesheets once more, applied by the system's preference because no script sets
 * `data-theme`.
 */
export const writeNoScriptStyles: PagePass = async (_, {outDir}) => {
  const folder = join(outDir, 'assets', 'css');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort();
  const built = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  const handWritten = await readFile(new URL('./no-script.css', import.meta.url), 'utf8');
  const generated = `@media (prefers-color-scheme:dark){${built.map(darkRules).join('')}}`;
  await writeFile(join(outDir, 'no-script.css'), handWritten + generated);
};

/** The rules of a stylesheet that apply in dark mode, with `[data-theme=dark]` made unconditional. */
export function darkRules(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector.match(dark));
    if (selectors.length === 0 || insideKeyframes(rule)) {
      rule.remove();
    } else {
      rule.selectors = selectors.map((selector) => selector.replace(dark, ':not([data-theme])'));
    }
  });
  removeEmpty(root);
  return root.toString();
}

function insideKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

function removeEmpty(root: Root): void {
  root.walkAtRules((node) => {
    const ordersLayers = node.name === 'layer' && node.nodes === undefined;
    // A walk that was stopped has met a rule.
    const hasRule = node.walkRules(() => false) === false;
    if (!ordersLayers && !hasRule) node.remove();
  });
  root.walkComments((comment) => void comment.remove());
}
