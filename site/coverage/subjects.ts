import {limits} from '@symblepay/openapi/limits';
import {operationIds} from '@symblepay/openapi/operations';
import type {Recording} from '../plugins/executed-examples/recording';
import {listConstants} from './constants';
import type {Mention} from './read-guides';
import {
  fieldOfAnchor,
  isAnchorOfParameter,
  listParameters,
  listRequestFields,
  namedSchemas,
  schemasOfAnchor,
  valuesOf,
} from '../plugins/contract-quotes/contract-fields';

/** Something of the API that a guide must teach. */
export type Subject = {
  readonly kind: 'call' | 'rule' | 'entity' | 'enum' | 'error' | 'constant';
  readonly name: string;
  readonly isTaughtBy: (mention: Mention) => boolean;
};

type Recordings = ReadonlyMap<string, Recording>;

/** A call is taught where it is executed, not where it is only linked to. */
const callsIn = (recordings: Recordings) =>
  operationIds.map((id): Subject => ({
    kind: 'call',
    name: id,
    isTaughtBy: ({of}) => of.startsWith('example:') && callOf(of, recordings) === id,
  }));

/** Which call an example shows. */
function callOf(of: string, recordings: Recordings): string | undefined {
  const [scenario = '', step] = of.slice('example:'.length).split('/');
  const shown = recordings.get(scenario)?.steps.find(({name}) => name === step);
  return shown?.kind === 'call' ? shown.operationId : undefined;
}

const rules = listRequestFields().map((field): Subject => ({
  kind: 'rule',
  name: field,
  isTaughtBy: ({of}) =>
    of.startsWith(`limit:${field}.`) || fieldOfAnchor(of) === field || namesField(of, field),
}));

function namesField(of: string, field: string): boolean {
  const [schema] = field.split('.');
  return of.startsWith('fields:') && schemasOfAnchor(of.slice('fields:'.length)).at(-1) === schema;
}

const parameters = listParameters().map((name): Subject => ({
  kind: 'rule',
  name: `parameter ${name}`,
  isTaughtBy: ({of}) => of.startsWith(`limit:parameters.${name}.`) || isAnchorOfParameter(of, name),
}));

const entities = Object.entries(namedSchemas)
  .filter(([, {properties}]) => properties !== undefined)
  .map(([name]): Subject => ({
    kind: 'entity',
    name,
    isTaughtBy: ({of}) => of.startsWith(`limit:${name}.`) || schemasOfAnchor(of).includes(name),
  }));

const enums = Object.keys(namedSchemas)
  .filter((name) => valuesOf(name) !== undefined)
  .map((name): Subject => ({
    kind: 'enum',
    name,
    isTaughtBy: ({of}) => of === `values:${name}`,
  }));

const errors = limits.ErrorTypeCode.knownValues.map((code): Subject => ({
  kind: 'error',
  name: code,
  isTaughtBy: ({of}) => of === `error:${code}`,
}));

/** Every call, field of a request, parameter, entity, enum (with all its values), error code and constant. */
export function listSubjects(recordings: Recordings): readonly Subject[] {
  return [
    ...callsIn(recordings),
    ...rules,
    ...parameters,
    ...entities,
    ...enums,
    ...errors,
    ...listConstants(),
  ];
}
