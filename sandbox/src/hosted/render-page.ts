import type {Choice, HostedPage} from './page';
import {explainNoWayBack} from './page';
import {toSafeUrl} from './safe-url';

export const stylesheetPath = '/hosted/style.css';

/** The colours are those of the documentation's tokens. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fbfaf8, #0f0d15);
  --surface: light-dark(#fff, #181520);
  --line: light-dark(#e6e2de, #2a2635);
  --control: light-dark(#8b84a0, #6f6886);
  --text: light-dark(#17131f, #eceaf3);
  --quiet: light-dark(#57506a, #a9a3bb);
  --brand: light-dark(#5b2bc4, #b9a0ff);
  --on-brand: light-dark(#fff, #17131f);
  background: var(--canvas);
  color: var(--text);
  font: 1rem/1.625 system-ui, sans-serif;
}
body { margin: 0; padding: 1rem; }
main { margin: 6vh auto; max-inline-size: 28rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; font-weight: 650; letter-spacing: -0.02em; line-height: 1.25; }
p { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; padding-block: 0.75rem; border-block: 1px solid var(--line); font-size: 0.875rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; text-align: end; }
ol { margin: 0 0 1rem; padding: 0; font-size: 0.875rem; list-style: none; }
ol li { display: flex; gap: 1rem; justify-content: space-between; padding-block: 0.25rem; }
ol .current { font-weight: 600; }
ol .future, time { color: var(--quiet); font-weight: 400; }
a { color: var(--brand); }
form { margin-block: 0.5rem; }
label { display: block; margin-block-end: 0.25rem; color: var(--quiet); font-size: 0.8125rem; }
input, button { box-sizing: border-box; inline-size: 100%; border: 1px solid var(--control); border-radius: 8px; color: inherit; font: inherit; }
input { margin-block-end: 0.5rem; padding: 0.5rem 0.75rem; background: var(--canvas); }
button { padding: 0.625rem 1rem; background: none; cursor: pointer; }
.main { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 600; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
h2::first-letter { text-transform: uppercase; }
ul { margin: 0.5rem 0; padding-inline-start: 1.25rem; font-size: 0.875rem; }
.note { margin: 1.5rem 0 0; color: var(--quiet); font-size: 0.8125rem; }
`;

/**
 * A small page that works without JavaScript. What it says, inside `main`, is XML as well: the
 * documentation makes its pictures of it.
 */
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
${renderTimeline(page.timeline)}
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

function renderTimeline(timeline: HostedPage['timeline'] = []): string {
  if (timeline.length === 0) return '';
  const rows = timeline.map(
    ({title, state, when}) =>
      `<li class="${state.toLowerCase()}">${escapeHtml(title)} <time>${escapeHtml(when ?? 'to come')}</time></li>`,
  );
  return `<ol>\n${rows.join('\n')}\n</ol>`;
}

function renderChoice({id, label, isMain, asksFor}: Choice): string {
  const input = asksFor
    ? `<label for="${asksFor.name}">${escapeHtml(asksFor.label)}</label>` +
      `<input id="${asksFor.name}" name="${asksFor.name}" required="" maxlength="${asksFor.maxLength}" autocomplete="off"/>\n`
    : '';
  const style = isMain ? ' class="main"' : '';
  return `<form method="post">${input}<button${style} name="choice" value="${escapeHtml(id)}">${escapeHtml(label)}</button></form>`;
}

function renderBack(url: string | undefined): string {
  if (url === undefined) return '';
  return toSafeUrl(url) === undefined
    ? `<p>${escapeHtml(explainNoWayBack(url))}</p>`
    : `<p><a href="${escapeHtml(url)}">Back to the marketplace</a></p>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
