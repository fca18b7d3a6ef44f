import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import type {BuiltPage, PagePass} from './built-page';
import {readOnce} from './built-page';

/**
 * The start tag of Docusaurus' icon sprite. Its inline style is the only one; an attribute replaces
 * it.
 */
const sprite = {before: '<svg style="display: none;">', after: '<svg hidden>'};

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');
const name = 'Content-Security-Policy';
const tag = `<noscript><meta http-equiv="${name}" content="${policy}"></noscript>`;
const statement = `document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"${name}",content:"${policy}"}));`;

/**
 * Writes a strict content security policy into every page, so that it applies whoever serves the
 * page. Where a script can run, a script adds it: for a policy in the markup, Chromium holds back
 * the stylesheets that it has found ahead (decisions/0004).
 */
export const addPolicies: PagePass = (pages) => {
  for (const page of pages) page.html = withPolicy(page);
};

/**
 * The page with a policy that allows its own files. The one inline script, which sets the colour
 * mode before the first paint, adds it before it does anything else.
 */
export function withPolicy(page: BuiltPage): string {
  const {html} = page;
  const place = readOnce(page, 'inline-script', findScript);
  const begun = `${tag}<script>${statement}`;
  return (html.slice(0, place) + begun + html.slice(place + '<script>'.length)).replace(
    sprite.before,
    sprite.after,
  );
}

/** Where the one inline script begins. */
function findScript({tree, html, file}: BuiltPage): number {
  const scripts: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.style !== undefined && startTag(html, element) !== sprite.before) {
      throw new Error(
        `${file} has an inline style, which the policy refuses: ${startTag(html, element)} Use a class.`,
      );
    }
    if (element.tagName === 'script' && Object.keys(element.properties).length === 0) {
      scripts.push(element);
    }
  });
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) {
    throw new Error(
      `${file} has ${scripts.length} inline scripts, expected one. Move the new one to a file: the policy refuses all but the colour-mode script.`,
    );
  }
  return offsetOf(script);
}

function offsetOf({position}: Element): number {
  return position?.start.offset ?? 0;
}

function startTag(html: string, element: Element): string {
  const start = offsetOf(element);
  return html.slice(start, html.indexOf('>', start) + 1);
}
