import {limits} from '@symblepay/openapi/limits';
import {operationIds} from '@symblepay/openapi/operations';
import type {Recordings} from '../published/recorded-calls';
import {listConstants} from './constants';
import type {Subject} from './subject';
import {subjects} from './subject';
import {
  fieldOfAnchor,
  isAnchorOfParameter,
  listRequestFields,
  namedSchemas,
  parameterNames,
  schemasOfAnchor,
  valuesOf,
} from '../plugins/contract-quotes/contract-fields';

export function listSubjects(recordings: Recordings): readonly Subject[] {
  const models = Object.keys(namedSchemas);
  const entities = models.filter((name) => namedSchemas[name]?.properties);
  const enums = models.filter((name) => valuesOf(name));
  return [
    // A call is taught where it is executed, not where it is only linked to.
    ...subjects('call', operationIds, (of, id) => callOf(of, recordings) === id),
    ...subjects('rule', listRequestFields(), teachesField),
    ...subjects('rule', parameterNames, teachesParameter).map((rule) => ({
      ...rule,
      name: `parameter ${rule.name}`,
    })),
    ...subjects('entity', entities, teachesEntity),
    ...subjects('enum', enums, (of, name) => of === `Values:${name}`),
    ...subjects(
      'error',
      limits.ErrorTypeCode.knownValues,
      (of, code) => of === `ErrorEntry:${code}`,
    ),
    ...listConstants(),
  ];
}

/** The call that a quoted example makes. */
export function callOf(of: string, recordings: Recordings): string | undefined {
  const [, scenario = '', step] = /^Example:(.+)\/(.+)$/.exec(of) ?? [];
  const shown = recordings.get(scenario)?.steps.find(({name}) => name === step);
  return shown?.kind === 'call' ? shown.operationId : undefined;
}

function teachesField(of: string, field: string): boolean {
  const [schema] = field.split('.');
  const [, listed = ''] = /^FieldNames:(.+)$/.exec(of) ?? [];
  const isListed = schemasOfAnchor(listed).at(-1) === schema;
  return of.startsWith(`Limit:${field}.`) || fieldOfAnchor(of) === field || isListed;
}

function teachesParameter(of: string, name: string): boolean {
  return of.startsWith(`Limit:parameters.${name}.`) || isAnchorOfParameter(of, name);
}

function teachesEntity(of: string, name: string): boolean {
  return of.startsWith(`Limit:${name}.`) || schemasOfAnchor(of).includes(name);
}
