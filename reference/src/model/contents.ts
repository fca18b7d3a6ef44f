import {kebabCase} from './anchors';
import type {ObjectCursor} from './cursor';
import {isJsonList} from './json';
import {linkText} from './link-text';
import type {Content, Example} from './model';
import type {Scope} from './scope';
import {inside} from './scope';
import type {Source} from './source';

/**
 * The media types of a body or a response. Fields of the first have short ids; those of any other
 * include its name.
 */
export function readContents(owner: ObjectCursor, scope: Scope): readonly Content[] {
  return owner.entriesAt('content').map(([mediaType, cursor], index) => {
    const media = cursor.asObject();
    const own = index === 0 ? scope : inside(scope, kebabCase(mediaType));
    const schema = media.child('schema');
    return {
      id: own.id,
      mediaType,
      schema: schema && scope.readSchema(schema, own),
      examples: readExamples(media, scope.source),
      encodings: media.entriesAt('encoding').flatMap(([name, encoding]) => {
        const contentType = encoding.asObject().textAt('contentType');
        return contentType === undefined ? [] : [{name, contentType}];
      }),
    };
  });
}

/** `example` and the named `examples` of a media type or a parameter. */
export function readExamples(owner: ObjectCursor, source: Source): readonly Example[] {
  const value = owner.valueAt('example');
  const named = isJsonList(owner.valueAt('examples')) ? [] : owner.entriesAt('examples');
  return [
    ...(value === undefined ? [] : [{name: 'example', description: [], value}]),
    ...named.map(([name, cursor]) => {
      const example = source.follow(cursor);
      return {
        name,
        summary: example.textAt('summary'),
        description: source.describe(example),
        value: example.valueAt('value'),
        external: linkText(undefined, example.textAt('externalValue')),
      };
    }),
  ];
}
