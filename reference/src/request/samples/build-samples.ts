import type {Json} from '../../model/json';
import type {Content, Model, Operation} from '../../model/model';
import {operationsOf} from '../../model/operations-of';
import type {PlainRequest} from '../build-request';
import {buildRequest} from '../build-request';
import {contentValue} from '../initial-value';
import {initialValues} from '../initial-values';
import type {Sample, Token} from './sample';
import {snippets} from './snippets';
import {tokenize} from './tokenize';

/** The code beside each call and each webhook that has a body, by its id. */
export type Samples = Readonly<Record<string, OperationSamples>>;

export type OperationSamples = {
  readonly request: readonly Sample[];
  readonly responses: readonly Sample[];
};

export function buildSamples(model: Model): Samples {
  const colour = rememberTokens();
  const ofCalls = operationsOf(model).map((operation): [string, OperationSamples] => [
    operation.id,
    {
      request: snippets(exampleRequest(operation, model)),
      responses: operation.responses.flatMap(({status, contents}) =>
        contentSamples(status, contents, model, colour),
      ),
    },
  ]);
  const ofWebhooks = model.webhooks
    .map(({id, body}): [string, OperationSamples] => [
      id,
      {
        request: (body?.contents ?? []).flatMap((content) =>
          contentSamples(content.mediaType, [content], model, colour),
        ),
        responses: [],
      },
    ])
    .filter(([, {request}]) => request.length > 0);
  return Object.fromEntries([...ofCalls, ...ofWebhooks]);
}

/** A request that would work, with the document's own values. */
export function exampleRequest(operation: Operation, model: Model): PlainRequest {
  return buildRequest(operation, model, initialValues(operation, model));
}

/** What the API sends: a response, or the body of a notification. */
function contentSamples(
  label: string,
  contents: readonly Content[],
  model: Model,
  colour: ColourJson,
): readonly Sample[] {
  const values = contents.flatMap((content) => {
    const {mediaType} = content;
    const usualName = contents.length > 1 ? mediaType : undefined;
    return namedValues(content, model).map(({name = usualName, value}) => ({
      label: name === undefined ? label : `${label} ${name}`,
      tokens:
        typeof value === 'string' && !mediaType.includes('json')
          ? [value]
          : colour(JSON.stringify(value, null, 2)),
    }));
  });
  return values.map((sample, index) => ({id: `${label}.${index}`, ...sample}));
}

function namedValues(content: Content, model: Model): readonly {name?: string; value: Json}[] {
  const given = content.examples.flatMap(({name, summary, value}) =>
    value === undefined ? [] : [{name: summary ?? name, value}],
  );
  if (given.length > 1) return given;
  const value = contentValue(content, model, 'response');
  return value === undefined ? [] : [{value}];
}

type ColourJson = (code: string) => readonly Token[];

/** Most calls have the same few errors: each is tokenized once. */
function rememberTokens(): ColourJson {
  const known = new Map<string, readonly Token[]>();
  return (code) => {
    const tokens = known.get(code) ?? tokenize(code, 'json');
    known.set(code, tokens);
    return tokens;
  };
}
