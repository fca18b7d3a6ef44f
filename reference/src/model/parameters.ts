import {readExamples} from './contents';
import type {ObjectCursor} from './cursor';
import {Cursor} from './cursor';
import {readAssumptions} from './described';
import {DocumentError} from './document-error';
import type {Field, Parameter, ParameterLocation} from './model';
import type {Scope} from './scope';
import {inside} from './scope';

const locations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Parameters of the path and of the call; the call's own replaces the path's of the same name. */
export function readParameters(
  path: ObjectCursor,
  operation: ObjectCursor,
  scope: Scope,
): readonly Parameter[] {
  const found = new Map<string, ObjectCursor>();
  for (const cursor of [...path.listAt('parameters'), ...operation.listAt('parameters')]) {
    const parameter = scope.source.follow(cursor);
    found.set(`${parameter.textAt('in') ?? ''} ${parameter.textAt('name') ?? ''}`, parameter);
  }
  return [...found.values()]
    .map((parameter) => readParameter(parameter, scope))
    .sort((a, b) => locations.indexOf(a.location) - locations.indexOf(b.location));
}

function readParameter(parameter: ObjectCursor, scope: Scope): Parameter {
  const location = locations.find((each) => each === parameter.textAt('in'));
  const name = parameter.textAt('name');
  if (!location || name === undefined) {
    throw new DocumentError(
      parameter.pointer,
      'A parameter has no name or no location.',
      `Give it "name", and "in" as one of ${locations.join(', ')}.`,
    );
  }
  const explode = parameter.valueAt('explode');
  const field = readNamedValue(name, parameter, {...scope, id: `${scope.id}.${location}`});
  return {
    ...field,
    required: field.required || location === 'path',
    location,
    style: parameter.textAt('style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    mediaType: parameter.entriesAt('content')[0]?.[0],
    examples: readExamples(parameter, scope.source),
  };
}

export function readHeaders(response: ObjectCursor, scope: Scope): readonly Field[] {
  return response
    .entriesAt('headers')
    .map(([name, cursor]) =>
      readNamedValue(name, scope.source.follow(cursor), {...scope, id: `${scope.id}.header`}),
    );
}

/** What parameters and headers share: a schema, or a media type that holds one. */
function readNamedValue(name: string, owner: ObjectCursor, scope: Scope): Field {
  const {source} = scope;
  const own: Scope = {...inside(scope, name), expands: true};
  const [media] = owner.entriesAt('content');
  const schema = owner.child('schema') ?? media?.[1].asObject().child('schema');
  const node = scope.readSchema(schema ?? new Cursor(true, owner.pointer), own);
  const description = source.describe(owner);
  const given = readExamples(owner, source).flatMap(({value}) =>
    value === undefined ? [] : [value],
  );
  return {
    id: own.id,
    name,
    required: owner.flagAt('required') === true,
    schema: {
      ...node,
      examples: given.length > 0 ? given : node.examples,
      description: description.length > 0 ? description : node.description,
      assumptions: [...readAssumptions(owner, source), ...node.assumptions],
      deprecated: owner.flagAt('deprecated') ?? node.deprecated,
    },
  };
}
