import type {Coverage, CoverageItem, CoveragePart} from '@symblepay/openapi/control/types';
import {escapeHtml, stylesheetPath} from '../hosted/render-page';
import type {PlainResponse} from '../http/message';

/** The coverage for people: what is missing first, with its guide. */
export function toCoveragePage({percent, met, total, parts}: Coverage): PlainResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${percent} % integration coverage - Symblepay sandbox</title>
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<main>
<h1>${percent} % integration coverage</h1>
<p>Your code has met ${met} of ${total} items since the sandbox started, in all worlds.</p>
${parts.map(renderPart).join('\n')}
</main>
</body>
</html>
`,
  };
}

function renderPart({name, met, total, items}: CoveragePart): string {
  const missing = items.filter(({count}) => count === 0);
  const found = items.filter(({count}) => count > 0);
  return `<h2>${escapeHtml(name)}: ${met} of ${total}</h2>
${renderList('Never met', missing)}
${renderList('Met', found)}`;
}

function renderList(title: string, items: readonly CoverageItem[]): string {
  if (items.length === 0) return '';
  const rows = items.map(
    ({id, meaning, count, guide}) =>
      `<li><a href="${escapeHtml(guide)}">${escapeHtml(id)}</a>${count > 0 ? ` (${count})` : ''}: ${escapeHtml(meaning)}</li>`,
  );
  return `<details${title === 'Met' ? '' : ' open'}><summary>${title}: ${items.length}</summary>
<ul>
${rows.join('\n')}
</ul>
</details>`;
}
