import {createHash} from 'node:crypto';

/** The start tag of Docusaurus' icon sprite: its only inline style, said with an attribute instead. */
const sprite = /<svg style="display: none;">/;
const inlineScript = /<script>([^]*?)<\/script>/g;

/**
 * The page with a policy that allows its own files and exactly the one inline script that sets the
 * colour mode before the first paint.
 */
export function withPolicy(html: string, page: string): string {
  const cleaned = html.replace(sprite, '<svg hidden>');
  const scripts = [...cleaned.matchAll(inlineScript)].map(([, source = '']) => source);
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) {
    throw new Error(
      `${page} has ${scripts.length} inline scripts, expected one. Move the new one to a file: the policy allows only the colour-mode script.`,
    );
  }
  const styled = /<[^>]+\sstyle=[^>]*>/.exec(cleaned);
  if (styled !== null) {
    throw new Error(
      `${page} has an inline style, which the policy refuses: ${styled[0]} Use a class.`,
    );
  }
  return cleaned.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy(script)}">`,
  );
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
