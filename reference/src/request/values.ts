import type {Json} from '../model/json';
import type {ParameterLocation} from '../model/model';

/** What a request is made of, before it is serialized. */
export type RequestValues = {
  /** Index of the server. */
  readonly server: number;
  /** Index of the media type of the body. */
  readonly content: number;
  /** By the name of the security scheme. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<ParameterLocation, ParameterValues>>;
  readonly body?: Json | undefined;
};

export type ParameterValues = Readonly<Record<string, Json | undefined>>;

/** Some of them: what the page knows, so that the reader need not type it. */
export type Prefill = Partial<Omit<RequestValues, 'parameters'>> & {
  readonly parameters?: Partial<RequestValues['parameters']>;
};

const noValues: RequestValues = {
  server: 0,
  content: 0,
  credentials: {},
  parameters: {path: {}, query: {}, header: {}, cookie: {}},
};

/** Later ones win, parameter by parameter. */
export function mergeValues(...layers: readonly Prefill[]): RequestValues {
  return layers.reduce<RequestValues>(
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
