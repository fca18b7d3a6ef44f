import type {Json} from '../../model/json';
import type {Operation, ParameterPlace} from '../../model/model';

/** What the reader has filled in. Parameters are texts, as a request carries them. */
export type TryItValues = {
  readonly server: number;
  /** By the name of the security scheme. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<ParameterPlace, Readonly<Record<string, string>>>>;
  readonly body?: Json | undefined;
};

/** Values that the page knows and the reader need not type. */
export type Prefill = Partial<Omit<TryItValues, 'parameters'>> & {
  readonly parameters?: Partial<TryItValues['parameters']>;
};

export const noValues: TryItValues = {
  server: 0,
  credentials: {},
  parameters: {path: {}, query: {}, header: {}, cookie: {}},
};

/** Later ones win, parameter by parameter. */
export function mergeValues(...layers: readonly Prefill[]): TryItValues {
  return layers.reduce<TryItValues>(
    (merged, {parameters, ...layer}) => ({
      ...merged,
      ...layer,
      credentials: {...merged.credentials, ...layer.credentials},
      parameters: {
        path: {...merged.parameters.path, ...parameters?.path},
        query: {...merged.parameters.query, ...parameters?.query},
        header: {...merged.parameters.header, ...parameters?.header},
        cookie: {...merged.parameters.cookie, ...parameters?.cookie},
      },
    }),
    noValues,
  );
}

/** Schemes of the first way in that the call offers. */
export function neededSchemes({security}: Operation): readonly string[] {
  return (security[0] ?? []).map(({scheme}) => scheme);
}
