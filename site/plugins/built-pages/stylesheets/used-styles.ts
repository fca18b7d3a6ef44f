import type {Root} from 'postcss';
import postcss from 'postcss';

/** Where `base.css` takes the place of the framework's own. */
const ownLayer = 'docusaurus.infima';

/** A class or custom property counts as used wherever its name occurs, in any kind of text. */
const names = /-{0,2}[A-Za-z_][\w-]*/g;

/**
 * A stylesheet without the rules whose classes are unset or occur in none of the texts, without the
 * custom properties that nothing reads, and without what the framework reads though nothing sets it.
 * Most of its styles are for other sites.
 */
export function usedStyles(
  css: string,
  texts: readonly string[],
  unset: ReadonlySet<string> = new Set(),
): string {
  const root = postcss.parse(css);
  const used = new Set(
    texts
      .flatMap((text) => text.match(names) ?? [])
      .filter((name) => !unset.has(name.replace(/_[^_]*$/, ''))),
  );
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => used.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeOverruled(root);
  removeUnset(root, used);
  while (removeUnreadProperties(root, used));
  removeEmpty(root);
  return root.toString();
}

/** Classes within `:not()` exclude; they need not be there. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/:not\([^)]*\)/g, '');
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replace(/\\/g, ''));
}

/** A property of the framework is never seen where our own `:root`, in no layer, sets it again. */
function removeOverruled(root: Root): void {
  const own = new Set<string>();
  root.each((rule) => {
    if (rule.type !== 'rule' || rule.selector !== ':root') return;
    rule.walkDecls(/^--/, ({prop}) => void own.add(prop));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkDecls(/^--/, (declaration) => {
      const {parent} = declaration;
      const isRoot = parent?.type === 'rule' && /^(?::root|html)\b/.test(parent.selector);
      if (isRoot && own.has(declaration.prop)) declaration.remove();
    });
  });
}

/**
 * What the framework takes from a property that nothing sets would only reset what our styles say.
 * Our own base stands in a layer, too: there such a property is a mistake that must stay visible.
 */
function removeUnset(root: Root, used: ReadonlySet<string>): void {
  const set = new Set(used);
  root.walkDecls(/^--/, ({prop}) => void set.add(prop));
  root.walkAtRules('layer', (layer) => {
    if (layer.params === ownLayer) return;
    layer.walkDecls((declaration) => {
      const read = [...declaration.value.matchAll(/var\((--[\w-]+)\)/g)];
      if (read.some(([, name = '']) => !set.has(name))) declaration.remove();
    });
  });
}

/** Whether something was removed: another property may have been read only there. */
function removeUnreadProperties(root: Root, used: ReadonlySet<string>): boolean {
  const read = new Set(used);
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  });
  let isRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isRemoved = true;
  });
  return isRemoved;
}

function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((node) => {
    if (node.nodes?.length === 0 && node.name !== 'layer') node.remove();
  });
}
