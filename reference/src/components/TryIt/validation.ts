import type {TryItValues} from './values';

/** One faulty field: `shipping.options[0].method` and what is wrong with it. */
export type FieldError = {readonly key: string; readonly value: string};

export type OperationValidators = {
  readonly validateBody: (body: unknown) => readonly FieldError[];
  readonly validateParameters: (values: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: Readonly<Record<string, unknown>>;
  }) => readonly FieldError[];
};

export type LoadValidators = (operationId: string) => Promise<OperationValidators>;

export function findErrors(
  {validateBody, validateParameters}: OperationValidators,
  {parameters, body}: TryItValues,
): readonly FieldError[] {
  const {path, query, header} = parameters;
  return [
    ...validateParameters({path: given(path), query: given(query), header: given(header)}),
    ...validateBody(body),
  ];
}

function given(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
