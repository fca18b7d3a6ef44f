import {kebabCase} from './anchors';
import {isJsonList} from './json';
import {linkText} from './link-text';
import type {Content, Example} from './model';
import type {Scope} from './scope';
import {inside} from './scope';
import type {ObjectCursor, Source} from './source';
import {asObject, child, entriesAt, textAt, valueAt} from './source';

/**
 * The media types of a body or a response. Fields of the first have short ids; those of any other
 * include its name.
 */
export function readContents(owner: ObjectCursor, scope: Scope): readonly Content[] {
  return entriesAt(owner, 'content').map(([mediaType, cursor], index) => {
    const media = asObject(cursor);
    const own = index === 0 ? scope : inside(scope, kebabCase(mediaType));
    const schema = child(media, 'schema');
    return {
      id: own.id,
      mediaType,
      schema: schema && scope.readSchema(schema, own),
      examples: readExamples(media, scope.source),
      encodings: entriesAt(media, 'encoding').flatMap(([name, encoding]) => {
        const contentType = textAt(asObject(encoding), 'contentType');
        return contentType === undefined ? [] : [{name, contentType}];
      }),
    };
  });
}

/** `example` and the named `examples` of a media type or a parameter. */
export function readExamples(owner: ObjectCursor, source: Source): readonly Example[] {
  const value = valueAt(owner, 'example');
  const named = isJsonList(valueAt(owner, 'examples')) ? [] : entriesAt(owner, 'examples');
  return [
    ...(value === undefined ? [] : [{name: 'example', description: [], value}]),
    ...named.map(([name, cursor]) => {
      const example = source.follow(cursor);
      return {
        name,
        summary: textAt(example, 'summary'),
        description: source.describe(example),
        value: valueAt(example, 'value'),
        external: linkText(undefined, textAt(example, 'externalValue')),
      };
    }),
  ];
}
