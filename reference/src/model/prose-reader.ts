import {readMarkdown} from './markdown';
import type {Prose} from './prose';
import {element} from './prose';

/** Within this a parser's time grows with the text; beyond it, much faster. */
const longestMarkdown = 50_000;

/** Reads the texts of one document; one that is repeated is read once. */
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

/** The paragraphs as they are written: no more of them than a text of this length needs. */
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
 * One line of words with nothing that Markdown could read otherwise: most descriptions of fields.
 * The parser sets itself up anew for each text, which takes longer than reading a sentence.
 */
function isPlain(text: string): boolean {
  return /^[\p{L}(](?:[^\s\\`*_~[\]<>&|@]| (?! |$))*$/u.test(text) && !/https?:|www\./i.test(text);
}

const mostMarks = 500;

/** Marks in each other, or too many in one paragraph, cost a parser more than they are worth. */
function isCostly(text: string): boolean {
  return (
    /(?:>\s*){50}|(?:[[*_~(]\s*){200}|(?:[-+*] ){50}| {200}\S/.test(text) ||
    splitParagraphs(text).some((paragraph) => (paragraph.match(/[*_~[]/g)?.length ?? 0) > mostMarks)
  );
}
