import {limits} from '@symblepay/openapi/limits';
import {validators, type OperationId} from '@symblepay/openapi/validators';
import {kebabCase} from '@symblepay/reference';
import type {Mention} from './read-guides';
import {bodyOfCall, namedSchemas, schemasOfAnchor} from './schemas-of-anchor';

/** Something of the API that a guide must teach. */
export type Subject = {
  readonly kind: 'call' | 'rule' | 'entity' | 'enum' | 'error';
  readonly name: string;
  readonly isTaughtBy: (mention: Mention) => boolean;
};

const calls = (Object.keys(validators) as OperationId[]).map((id): Subject => {
  const anchor = kebabCase(id);
  return {
    kind: 'call',
    name: id,
    isTaughtBy: ({of}) => of === anchor || of.startsWith(`${anchor}.`),
  };
});

const rules = Object.entries(limits)
  .filter(([schema]) => [...bodyOfCall.values()].includes(schema))
  .flatMap(([schema, fields]) =>
    Object.keys(fields).map((field): Subject => ({
      kind: 'rule',
      name: `${schema}.${field}`,
      isTaughtBy: ({of}) =>
        of.startsWith(`limit:${schema}.${field}.`) ||
        of === `schema.${schema}.${field}` ||
        (of.endsWith(`.body.${field}`) && schemasOfAnchor(of)[0] === schema),
    })),
  );

const parameters = Object.keys(limits.parameters).map((name): Subject => ({
  kind: 'rule',
  name: `parameter ${name}`,
  isTaughtBy: ({of}) =>
    of.startsWith(`limit:parameters.${name}.`) ||
    new RegExp(`\\.(path|query|header)\\.${name}$`).test(of),
}));

const entities = Object.entries(namedSchemas)
  .filter(([, {properties}]) => properties !== undefined)
  .map(([name]): Subject => ({
    kind: 'entity',
    name,
    isTaughtBy: ({of}) => of.startsWith(`limit:${name}.`) || schemasOfAnchor(of).includes(name),
  }));

const enums = Object.entries(namedSchemas)
  .filter(([, schema]) => 'enum' in schema)
  .map(([name]): Subject => ({
    kind: 'enum',
    name,
    isTaughtBy: ({of}) => of === `values:${name}`,
  }));

const errors = limits.ErrorTypeCode.enum.map((code): Subject => ({
  kind: 'error',
  name: code,
  isTaughtBy: ({of}) => of === `error:${code}`,
}));

/** Every call, rule of a request, entity, enum (with all its values) and error code. */
export const subjects: readonly Subject[] = [
  ...calls,
  ...rules,
  ...parameters,
  ...entities,
  ...enums,
  ...errors,
];
