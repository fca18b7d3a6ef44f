import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import type {BuiltPage, PagePass} from './built-page';

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
const barEnd = '</nav>';
const name = 'Content-Security-Policy';
const tag = `<noscript><meta http-equiv="${name}" content="${policy}"></noscript>`;
const script = `<script>document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"${name}",content:"${policy}"}));document.currentScript.remove()</script>`;

/**
 * Writes a strict content security policy into every page, so that it applies whoever serves the
 * page. Where a script can run, a script adds it: for a policy in the markup, Chromium holds back
 * the stylesheets that it has found ahead (decisions/0004).
 */
export const addPolicies: PagePass = (pages) => {
  for (const page of pages) page.html = withPolicy(page);
};

/**
 * The page with a policy that allows its own files. The one inline script of the head sets the colour
 * mode before the first paint. The script that adds the policy stands behind the navigation bar,
 * before all that has content, and leaves nothing behind: browsers stop there until the stylesheet
 * has come, and paint the bar.
 */
export function withPolicy({tree, html, file}: BuiltPage): string {
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
  const [inline] = scripts;
  if (inline === undefined || scripts.length > 1) {
    throw new Error(
      `${file} has ${scripts.length} inline scripts, expected one. Move the new one to a file: the policy refuses all but the colour-mode script.`,
    );
  }
  const bar = html.indexOf(barEnd);
  // A page without a bar has nothing to paint before the rest.
  const place = bar === -1 ? (inline.position?.end.offset ?? 0) : bar + barEnd.length;
  const start = offsetOf(inline);
  return [html.slice(0, start), tag, html.slice(start, place), script, html.slice(place)]
    .join('')
    .replace(sprite.before, sprite.after);
}

function offsetOf({position}: Element): number {
  return position?.start.offset ?? 0;
}

function startTag(html: string, element: Element): string {
  const start = offsetOf(element);
  return html.slice(start, html.indexOf('>', start) + 1);
}
