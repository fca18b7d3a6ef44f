import {kebabCase} from './anchors';
import {linkText} from './link-text';
import type {Content, Example} from './model';
import type {SchemaScope} from './schema-scope';
import type {Cursor, ObjectCursor} from './source';
import {asObject, child, entriesAt, textAt} from './source';

/**
 * The media types of a body or a response. Fields of the first keep the short ids; a further media
 * type with another schema gets its own part in theirs.
 */
export function readContents(
  owner: ObjectCursor,
  id: string,
  scope: SchemaScope,
): readonly Content[] {
  return entriesAt(owner, 'content').map(([mediaType, cursor], index) => {
    const media = asObject(cursor);
    const ownId = index === 0 ? id : scope.anchors.claim(`${id}.${kebabCase(mediaType)}`);
    const schema = child(media, 'schema');
    return {
      id: ownId,
      mediaType,
      schema: schema && scope.read(schema, ownId, scope),
      examples: readExamples(media, scope),
      encodings: entriesAt(media, 'encoding').flatMap(([name, encoding]) => {
        const contentType = textAt(asObject(encoding), 'contentType');
        return contentType === undefined ? [] : [{name, contentType}];
      }),
    };
  });
}

/** `example` and the named `examples` of a media type or a parameter. */
export function readExamples(owner: ObjectCursor, scope: SchemaScope): readonly Example[] {
  const one = child(owner, 'example');
  const named = child(owner, 'examples');
  const isMap = named !== undefined && !Array.isArray(named.value);
  return [
    ...(one ? [{name: 'example', description: [], value: one.value}] : []),
    ...(isMap ? entriesAt(owner, 'examples') : []).map(([name, cursor]) =>
      readExample(name, cursor, scope),
    ),
  ];
}

function readExample(name: string, cursor: Cursor, scope: SchemaScope): Example {
  const example = scope.source.follow(cursor);
  return {
    name,
    summary: textAt(example, 'summary'),
    description: scope.source.prose(textAt(example, 'description')),
    value: child(example, 'value')?.value,
    external: linkText(undefined, textAt(example, 'externalValue')),
  };
}
