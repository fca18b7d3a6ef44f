import {readMarkdown} from './markdown';
import type {Prose} from './prose';
import {element} from './prose';

/** Up to this length, parsing time grows with the text; beyond it, much faster. */
const longestMarkdown = 50_000;

/** Reads the texts of one document, each distinct one once. */
export function createProseReader(): (text: string | undefined) => Prose {
  const known = new Map<string, Prose>();
  return (text) => {
    if (text === undefined || text.trim() === '') return [];
    if (isPlain(text)) return [element('p', [text])];
    const found = known.get(text);
    if (found) return found;
    const canFormat = text.length <= longestMarkdown && !isCostly(text);
    const prose = canFormat ? readMarkdown(text) : [element('unformatted', readPlain(text))];
    known.set(text, prose);
    return prose;
  };
}

const shortestParagraph = 80;

/** The paragraphs as written, but no more elements than a text of this length needs. */
function readPlain(text: string): Prose {
  const paragraphs = splitParagraphs(text);
  const most = Math.ceil(text.length / shortestParagraph);
  return [...paragraphs.slice(0, most), paragraphs.slice(most).join('\n\n')]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => element('p', [paragraph]));
}

function splitParagraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/**
 * One line of words without any Markdown, as most descriptions of fields are. Setting up the parser
 * for each of them would take longer than reading them.
 */
function isPlain(text: string): boolean {
  return /^[\p{L}(](?:[^\s\\`*_~[\]<>&|@]| (?! |$))*$/u.test(text) && !/https?:|www\./i.test(text);
}

const mostMarks = 500;

/** Deeply nested marks, or too many in one paragraph, cost the parser more than they are worth. */
function isCostly(text: string): boolean {
  return (
    /(?:>\s*){50}|(?:[[*_~(]\s*){200}|(?:[-+*] ){50}| {200}\S/.test(text) ||
    splitParagraphs(text).some((paragraph) => (paragraph.match(/[*_~[]/g)?.length ?? 0) > mostMarks)
  );
}
