import {anchorPart} from './anchors';
import {readAssumptions} from './assumptions';
import {readExamples} from './contents';
import {DocumentError} from './document-error';
import type {Field, Parameter, ParameterPlace, SchemaNode} from './model';
import type {SchemaScope} from './schema-scope';
import type {Cursor, ObjectCursor} from './source';
import {asObject, child, entriesAt, flagAt, listAt, textAt} from './source';

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/** Parameters of the path and of the call; the call's own replaces the path's of the same name. */
export function readParameters(
  path: ObjectCursor,
  operation: ObjectCursor,
  id: string,
  scope: SchemaScope,
): readonly Parameter[] {
  const found = new Map<string, ObjectCursor>();
  for (const cursor of [...listAt(path, 'parameters'), ...listAt(operation, 'parameters')]) {
    const parameter = scope.source.follow(cursor);
    found.set(`${textAt(parameter, 'in') ?? ''} ${textAt(parameter, 'name') ?? ''}`, parameter);
  }
  return [...found.values()]
    .map((parameter) => readParameter(parameter, id, scope))
    .sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place));
}

function readParameter(parameter: ObjectCursor, id: string, scope: SchemaScope): Parameter {
  const place = places.find((each) => each === textAt(parameter, 'in'));
  const name = textAt(parameter, 'name');
  if (!place || name === undefined) {
    throw new DocumentError(
      parameter.pointer,
      'A parameter has no name or no place.',
      `Give it "name", and "in" as one of ${places.join(', ')}.`,
    );
  }
  const explode = child(parameter, 'explode')?.value;
  return {
    ...readNamedValue(name, parameter, `${id}.${place}`, scope),
    required: flagAt(parameter, 'required') === true || place === 'path',
    place,
    style: textAt(parameter, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    mediaType: entriesAt(parameter, 'content')[0]?.[0],
    examples: readExamples(parameter, scope),
  };
}

export function readHeaders(
  response: ObjectCursor,
  id: string,
  scope: SchemaScope,
): readonly Field[] {
  return entriesAt(response, 'headers').map(([name, cursor]) => {
    const header = scope.source.follow(cursor);
    return readNamedValue(name, header, `${id}.header`, scope);
  });
}

/** What parameters and headers share: a schema, or a media type that holds one. */
function readNamedValue(
  name: string,
  owner: ObjectCursor,
  parentId: string,
  scope: SchemaScope,
): Field {
  const id = scope.anchors.claim(`${parentId}.${anchorPart(name)}`);
  const [first] = entriesAt(owner, 'content');
  const schema = child(owner, 'schema') ?? (first && schemaOf(first[1])) ?? anything(owner);
  const node = scope.read(schema, id, {...scope, expands: true});
  const description = scope.source.prose(textAt(owner, 'description'));
  const given = readExamples(owner, scope).flatMap(({value}) =>
    value === undefined ? [] : [value],
  );
  const merged: SchemaNode = {
    ...node,
    examples: given.length > 0 ? given : node.examples,
    description: description.length > 0 ? description : node.description,
    assumptions: [...readAssumptions(owner, scope.source), ...node.assumptions],
    deprecated: flagAt(owner, 'deprecated') ?? node.deprecated,
  };
  return {id, name, required: flagAt(owner, 'required') === true, schema: merged};
}

function schemaOf(media: Cursor): Cursor | undefined {
  return child(asObject(media), 'schema');
}

function anything({pointer}: ObjectCursor): Cursor {
  return {value: true, pointer};
}
