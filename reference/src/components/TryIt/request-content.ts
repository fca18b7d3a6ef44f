import type {Json} from '../../model/json';
import {isJsonObject} from '../../model/json';
import {valueText} from '../../model/value-text';

/** Files that the reader has chosen, by the place in the body: `photo`, `pages[0]`. */
export type Files = ReadonlyMap<string, File>;

/** A body as what it is on the wire. */
export type RequestContent =
  | {readonly kind: 'text'; readonly mediaType: string; readonly text: string}
  | {readonly kind: 'pairs'; readonly pairs: readonly (readonly [string, string])[]}
  | {readonly kind: 'parts'; readonly parts: readonly (readonly [string, string | File])[]};

/** Nothing when there is nothing to send. */
export function buildContent(
  mediaType: string,
  value: Json | undefined,
  files: Files,
): RequestContent | undefined {
  if (isMultipart(mediaType)) {
    const chosen = [...files].map(([place, file]) => [fieldOf(place), file] as const);
    const taken = new Set(chosen.map(([name]) => name));
    const texts = pairsOf(value).filter(([name]) => !taken.has(name));
    const parts = [...texts, ...chosen];
    return parts.length === 0 ? undefined : {kind: 'parts', parts};
  }
  if (value === undefined) return undefined;
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    return {kind: 'pairs', pairs: pairsOf(value)};
  }
  const isPlain = typeof value === 'string' && !mediaType.includes('json');
  return {kind: 'text', mediaType, text: isPlain ? value : JSON.stringify(value, null, 2)};
}

export function isMultipart(mediaType: string): boolean {
  return mediaType.startsWith('multipart/form-data');
}

/** Of parts only the browser can say it: it chooses the boundary between them. */
export function contentTypeOf(content: RequestContent): string | undefined {
  if (content.kind === 'text') return content.mediaType;
  return content.kind === 'pairs' ? 'application/x-www-form-urlencoded' : undefined;
}

export function toBody(content: RequestContent): BodyInit {
  if (content.kind === 'text') return content.text;
  if (content.kind === 'pairs') return encode(content.pairs);
  const form = new FormData();
  for (const [name, part] of content.parts) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, part, part.name);
  }
  return form;
}

/** As the reader sees it. */
export function asText(content: RequestContent): string {
  if (content.kind === 'text') return content.text;
  if (content.kind === 'pairs') return encode(content.pairs);
  return content.parts
    .map(([name, part]) =>
      typeof part === 'string' ? `${name}: ${part}` : `${name}: ${part.name} (${part.size} bytes)`,
    )
    .join('\n');
}

export function asCurlOptions(content: RequestContent): readonly (readonly [string, string])[] {
  if (content.kind === 'text') return [['--data', content.text]];
  if (content.kind === 'pairs') {
    return content.pairs.map(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
  }
  return content.parts.map(([name, part]) =>
    typeof part === 'string'
      ? ['--form-string', `${name}=${part}`]
      : ['--form', `${name}=@${part.name}`],
  );
}

/** A list is sent as its name several times, an object as JSON. */
function pairsOf(value: Json | undefined): readonly (readonly [string, string])[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? (inner as readonly Json[]) : [inner]).map(
      (each) => [name, valueText(each)] as const,
    ),
  );
}

function encode(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name, value]),
  ).toString();
}

/** `pages[0]` is sent as `pages`. */
function fieldOf(place: string): string {
  return place.replace(/\[\d+\]$/, '');
}
