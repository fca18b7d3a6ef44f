import {parseDocument as parseYaml} from 'yaml';
import {DocumentError} from './document-error';
import type {Json, JsonObject} from './json';
import {isJsonObject} from './json';

const limits = {
  characters: 20_000_000,
  aliases: 100,
  depth: 600,
  values: 2_000_000,
} as const;

/** Text of a JSON or YAML file → a document of a supported version, small enough to walk. */
export function parseDocument(text: string): JsonObject {
  if (text.length > limits.characters) {
    throw new DocumentError(
      '#',
      `The document has ${text.length} characters; at most ${limits.characters} are read.`,
      'Split the API or shorten its texts.',
    );
  }
  const document = readText(text);
  if (!isJsonObject(document)) {
    throw new DocumentError('#', 'The document is not an object.', 'Give an OpenAPI document.');
  }
  assertVersion(document);
  assertSize(document);
  return document;
}

function readText(text: string): unknown {
  if (/^\s*\{/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // A YAML flow mapping opens with a brace too: let the YAML parser decide and report.
    }
  }
  try {
    const yaml = parseYaml(text, {merge: true, prettyErrors: true});
    const [error] = yaml.errors;
    if (error) throw error;
    return yaml.toJS({maxAliasCount: limits.aliases}) as unknown;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DocumentError(
      '#',
      `The document cannot be read: ${reason}`,
      'Correct the syntax; write repeated parts as $ref rather than as YAML aliases.',
      {cause},
    );
  }
}

function assertVersion(document: JsonObject): void {
  const version = document.openapi;
  if (typeof version === 'string' && /^3\.[01]\.\d+/.test(version)) return;
  const found =
    'swagger' in document
      ? `Swagger ${JSON.stringify(document.swagger)}`
      : `openapi ${JSON.stringify(version ?? null)}`;
  throw new DocumentError(
    '#/openapi',
    `This is ${found}; only OpenAPI 3.0 and 3.1 are rendered.`,
    'Convert the document and set "openapi" to a 3.0.x or 3.1.x version.',
  );
}

/** Keeps its own stack: a hostile document must not overflow the call stack. */
function assertSize(document: JsonObject): void {
  const open: {value: Json; depth: number}[] = [{value: document, depth: 0}];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    count += 1;
    if (next.depth > limits.depth || count > limits.values) {
      const what = count > limits.values ? `${limits.values} values` : `${limits.depth} levels`;
      throw new DocumentError(
        '#',
        `The document has more than ${what}.`,
        'Give repeated parts a name under components and reference them.',
      );
    }
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const value of Object.values(next.value)) open.push({value, depth: next.depth + 1});
  }
}
