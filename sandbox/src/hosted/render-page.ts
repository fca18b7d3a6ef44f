import type {Choice, HostedPage} from './page';

export const stylesheetPath = '/hosted/style.css';

export const stylesheet = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin-inline: auto; max-inline-size: 34rem; padding: 1rem; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: auto 1fr; }
a { color: inherit; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
form { margin-block: 0.75rem; }
label { display: block; margin-block-end: 0.25rem; }
input { font: inherit; inline-size: 100%; box-sizing: border-box; padding: 0.5rem; }
button { font: inherit; inline-size: 100%; margin-block-start: 0.5rem; padding: 0.75rem; cursor: pointer; }
.main { font-weight: 700; }
.note { border-inline-start: 0.25rem solid; font-size: 0.875rem; margin-block-start: 2rem; padding-inline-start: 0.75rem; }
`;

/** A small page that works without JavaScript. */
export function renderPage(page: HostedPage): string {
  const title = escapeHtml(page.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Symblepay sandbox</title>
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<main>
<h1>${title}</h1>
${page.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${renderFacts(page.facts)}
${page.choices.map(renderChoice).join('\n')}
${renderBack(page.backUrl)}
<p class="note">${escapeHtml(page.note)}</p>
</main>
</body>
</html>
`;
}

function renderFacts(facts: HostedPage['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({label, value}) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}

function renderChoice({id, label, isMain, asksFor}: Choice): string {
  const input = asksFor
    ? `<label for="${asksFor.name}">${escapeHtml(asksFor.label)}</label>` +
      `<input id="${asksFor.name}" name="${asksFor.name}" required maxlength="${asksFor.maxLength}" autocomplete="off">\n`
    : '';
  const style = isMain ? ' class="main"' : '';
  return `<form method="post">${input}<button${style} name="choice" value="${escapeHtml(id)}">${escapeHtml(label)}</button></form>`;
}

function renderBack(url: string | undefined): string {
  if (url === undefined) return '';
  return toSafeUrl(url) === undefined
    ? `<p>The way back is no address a browser may follow: ${escapeHtml(url)}</p>`
    : `<p><a href="${escapeHtml(url)}">Back to the marketplace</a></p>`;
}

const unsafeSchemes: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
]);

/** Marketplaces send people to websites and apps, never to scripts. */
export function toSafeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return unsafeSchemes.has(url.protocol) ? undefined : url.href;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
