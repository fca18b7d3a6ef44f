import {isJsonObject, parseJson, valueText} from '../model/json';
import type {ParameterValues, RequestValues} from '../request/values';

/** One faulty field: `shipping.options[0].method` and what is wrong with it. */
export type FieldError = {readonly key: string; readonly value: string};

export type OperationValidators = {
  readonly validateBody: (body: unknown) => readonly FieldError[];
  readonly validateParameters: (
    values: Readonly<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>>,
  ) => readonly FieldError[];
};

export type LoadValidators = (operationId: string) => Promise<OperationValidators>;

export function findErrors(
  {validateBody, validateParameters}: OperationValidators,
  {parameters, body}: RequestValues,
): readonly FieldError[] {
  const {path, query, header} = parameters;
  return [
    ...validateParameters({path: given(path), query: given(query), header: given(header)}),
    ...validateBody(body),
  ];
}

/** A single value is checked as the text that arrives; a list or an object as it is. */
function given(values: ParameterValues): Readonly<Record<string, unknown>> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(
    entries.map(([name, value = '']) => [
      name,
      typeof value === 'object' && value !== null ? value : valueText(value),
    ]),
  );
}

/** The faulty fields that an API names in `errors`, as ours does; none where it names them otherwise. */
export function listRefusals(response: string): readonly FieldError[] {
  const json = parseJson(response);
  const errors = isJsonObject(json) && Array.isArray(json.errors) ? json.errors : [];
  return errors.flatMap((error) =>
    isJsonObject(error) && typeof error.key === 'string' && typeof error.value === 'string'
      ? [{key: error.key, value: error.value}]
      : [],
  );
}
