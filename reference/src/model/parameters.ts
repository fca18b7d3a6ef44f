import {readExamples} from './contents';
import {readAssumptions} from './described';
import {DocumentError} from './document-error';
import type {Field, Parameter, ParameterLocation} from './model';
import type {Scope} from './scope';
import {inside} from './scope';
import type {Cursor, ObjectCursor} from './source';
import {asObject, child, entriesAt, flagAt, listAt, textAt, valueAt} from './source';

const locations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Parameters of the path and of the call; the call's own replaces the path's of the same name. */
export function readParameters(
  path: ObjectCursor,
  operation: ObjectCursor,
  scope: Scope,
): readonly Parameter[] {
  const found = new Map<string, ObjectCursor>();
  for (const cursor of [...listAt(path, 'parameters'), ...listAt(operation, 'parameters')]) {
    const parameter = scope.source.follow(cursor);
    found.set(`${textAt(parameter, 'in') ?? ''} ${textAt(parameter, 'name') ?? ''}`, parameter);
  }
  return [...found.values()]
    .map((parameter) => readParameter(parameter, scope))
    .sort((a, b) => locations.indexOf(a.location) - locations.indexOf(b.location));
}

function readParameter(parameter: ObjectCursor, scope: Scope): Parameter {
  const location = locations.find((each) => each === textAt(parameter, 'in'));
  const name = textAt(parameter, 'name');
  if (!location || name === undefined) {
    throw new DocumentError(
      parameter.pointer,
      'A parameter has no name or no location.',
      `Give it "name", and "in" as one of ${locations.join(', ')}.`,
    );
  }
  const explode = valueAt(parameter, 'explode');
  const field = readNamedValue(name, parameter, {...scope, id: `${scope.id}.${location}`});
  return {
    ...field,
    required: field.required || location === 'path',
    location,
    style: textAt(parameter, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    mediaType: entriesAt(parameter, 'content')[0]?.[0],
    examples: readExamples(parameter, scope.source),
  };
}

export function readHeaders(response: ObjectCursor, scope: Scope): readonly Field[] {
  return entriesAt(response, 'headers').map(([name, cursor]) =>
    readNamedValue(name, scope.source.follow(cursor), {...scope, id: `${scope.id}.header`}),
  );
}

/** What parameters and headers share: a schema, or a media type that holds one. */
function readNamedValue(name: string, owner: ObjectCursor, scope: Scope): Field {
  const {source} = scope;
  const own: Scope = {...inside(scope, name), expands: true};
  const [media] = entriesAt(owner, 'content');
  const anything: Cursor = {value: true, pointer: owner.pointer};
  const schema = child(owner, 'schema') ?? (media && child(asObject(media[1]), 'schema'));
  const node = scope.readSchema(schema ?? anything, own);
  const description = source.describe(owner);
  const given = readExamples(owner, source).flatMap(({value}) =>
    value === undefined ? [] : [value],
  );
  return {
    id: own.id,
    name,
    required: flagAt(owner, 'required') === true,
    schema: {
      ...node,
      examples: given.length > 0 ? given : node.examples,
      description: description.length > 0 ? description : node.description,
      assumptions: [...readAssumptions(owner, source), ...node.assumptions],
      deprecated: flagAt(owner, 'deprecated') ?? node.deprecated,
    },
  };
}
