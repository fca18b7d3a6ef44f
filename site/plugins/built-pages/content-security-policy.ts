import type {Element} from 'hast';
import {createHash} from 'node:crypto';
import {visit} from 'unist-util-visit';
import type {BuiltPage, PagePass} from './built-page';

/**
 * The start tag of Docusaurus' icon sprite. Its inline style is the only one; an attribute replaces
 * it.
 */
const sprite = {before: '<svg style="display: none;">', after: '<svg hidden>'};

/**
 * The page's stylesheets are requested before the policy is read
 * (site/theme/loading/page-template).
 */
const start = /<head>(?:<meta charset="?UTF-8"?>)?(?:<link rel="?preload"?[^>]*>)*/i;

/**
 * Writes a strict content security policy into every page, so that it applies whoever serves the
 * page.
 */
export const addPolicies: PagePass = (pages) => {
  for (const page of pages) page.html = withPolicy(page);
};

/**
 * The page with a policy that allows its own files and exactly the one inline script that sets the
 * colour mode before the first paint.
 */
export function withPolicy({tree, html, file}: BuiltPage): string {
  const scripts: string[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.style !== undefined && startTag(html, element) !== sprite.before) {
      throw new Error(
        `${file} has an inline style, which the policy refuses: ${startTag(html, element)} Use a class.`,
      );
    }
    if (element.tagName === 'script' && Object.keys(element.properties).length === 0) {
      const [source] = element.children;
      scripts.push(source?.type === 'text' ? source.value : '');
    }
  });
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) {
    throw new Error(
      `${file} has ${scripts.length} inline scripts, expected one. Move the new one to a file: the policy allows only the colour-mode script.`,
    );
  }
  return html
    .replace(sprite.before, sprite.after)
    .replace(
      start,
      (tags) => `${tags}<meta http-equiv="Content-Security-Policy" content="${policy(script)}">`,
    );
}

function startTag(html: string, {position}: Element): string {
  const start = position?.start.offset ?? 0;
  return html.slice(start, html.indexOf('>', start) + 1);
}

function policy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
