import {findBreak} from './find-break';
import {findJson} from './find-json';
import type {Http} from './http-head';
import {splitHttp} from './http-head';
import {isTooLarge, most} from './is-too-large';

/** What a pasted text is made of, before anybody asks what it means. */
export type Reading =
  | {readonly kind: 'empty'}
  | {readonly kind: 'too-large'; readonly reason: string}
  | {readonly kind: 'json'; readonly http: Http; readonly value: object; readonly isPart: boolean}
  | {readonly kind: 'page'; readonly http: Http; readonly title: string}
  | {readonly kind: 'no-body'; readonly http: Http}
  | {readonly kind: 'link'; readonly url: URL}
  | {
      readonly kind: 'broken';
      readonly http: Http;
      readonly line: number;
      readonly column: number;
      readonly problem: string;
    }
  | {readonly kind: 'words'; readonly http: Http};

export function readText(text: string): Reading {
  if (text.trim() === '') return {kind: 'empty'};
  if (text.length > most.characters) {
    const reason = `This has more than ${most.characters.toLocaleString('en')} characters. Paste a part of it.`;
    return {kind: 'too-large', reason};
  }
  const {http, body, bodyAt} = splitHttp(text);
  if (body.trim() === '') return {kind: 'no-body', http};
  if (/^\s*<(?:!doctype|html|head|body|\?xml|h1|title)\b/i.test(body)) {
    return {kind: 'page', http, title: titleOf(body)};
  }
  const found = findJson(body);
  if (found) {
    const reason = isTooLarge(found.value);
    return reason === undefined ? {kind: 'json', http, ...found} : {kind: 'too-large', reason};
  }
  const word = body.trim().replace(/^["']|["',;]+$/g, '');
  if (/^https?:\/\/\S+$/i.test(word) && URL.canParse(word)) {
    return {kind: 'link', url: new URL(word)};
  }
  const start = body.search(/[{[]\s*(?:["{[\]}]|[\w']+\s*:|$)/);
  if (start < 0) return {kind: 'words', http};
  const {at, problem} = findBreak(body.slice(start)) ?? {at: 0, problem: 'The JSON ends here.'};
  return {kind: 'broken', http, problem, ...placeOf(text, bodyAt + start + at)};
}

/** As editors count: from one. */
function placeOf(text: string, at: number): {readonly line: number; readonly column: number} {
  const before = text.slice(0, at).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1};
}

function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]{0,200}>([^<]{0,300})/i.exec(html) ?? [];
  return title.replace(/\s+/g, ' ').trim().slice(0, 120);
}
