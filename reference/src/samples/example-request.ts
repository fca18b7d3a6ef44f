import type {Json} from '../model/json';
import type {Content, Model, Operation, Parameter, SecurityScheme} from '../model/model';
import {valueText} from '../model/value-text';
import {exampleValue} from './example-value';
import {serverAddress} from './server-address';

/** A request that would work, with the document's own example values. */
export type ExampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly {readonly name: string; readonly value: string}[];
  readonly body?: {readonly mediaType: string; readonly value: Json} | undefined;
};

export function exampleRequest(operation: Operation, model: Model): ExampleRequest {
  const server = operation.servers[0] ?? model.servers[0];
  const url = new URL(serverAddress(server));
  const needed = operation.parameters.filter(({required}) => required);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${fillPath(operation, model)}`;
  for (const parameter of needed) {
    if (parameter.place === 'query') {
      url.searchParams.append(parameter.name, parameterText(parameter, model));
    }
  }
  const headers = needed
    .filter(({place}) => place === 'header')
    .map((parameter) => ({name: parameter.name, value: parameterText(parameter, model)}));
  const [content] = operation.body?.contents ?? [];
  const credentials = credentialsOf(operation, model);
  for (const {place, name, value} of credentials) {
    if (place === 'query') url.searchParams.append(name, value);
  }
  return {
    method: operation.method.toUpperCase(),
    url: url.href,
    headers: [
      ...credentials
        .filter(({place}) => place !== 'query')
        .map(({place, name, value}) =>
          place === 'cookie' ? {name: 'Cookie', value: `${name}=${value}`} : {name, value},
        ),
      ...headers,
      ...(content ? [{name: 'Content-Type', value: content.mediaType}] : []),
    ],
    body: content && {mediaType: content.mediaType, value: contentValue(content, model)},
  };
}

export function contentValue(content: Content, model: Model): Json {
  const given = content.examples.find(({value}) => value !== undefined);
  if (given?.value !== undefined) return given.value;
  return content.schema ? exampleValue(content.schema, model) : null;
}

function fillPath(operation: Operation, model: Model): string {
  const filled = operation.path.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const parameter = operation.parameters.find(
      (each) => each.place === 'path' && each.name === name,
    );
    return parameter ? encodeURIComponent(parameterText(parameter, model)) : whole;
  });
  return filled.startsWith('/') ? filled : `/${filled}`;
}

function parameterText(parameter: Parameter, model: Model): string {
  const given = parameter.examples.find(({value}) => value !== undefined)?.value;
  const value = given ?? exampleValue(parameter.schema, model);
  return valueText(value);
}

type Credential = {
  readonly place: SecurityScheme['place'];
  readonly name: string;
  readonly value: string;
};

/** The first way in that the call offers. */
function credentialsOf(operation: Operation, model: Model): readonly Credential[] {
  return (operation.security[0] ?? []).flatMap(({scheme: name}): Credential[] => {
    const scheme = model.security.find((each) => each.name === name);
    if (!scheme || scheme.place === 'none') return [];
    return [{place: scheme.place, name: scheme.key, value: placeholder(scheme)}];
  });
}

function placeholder({kind, httpScheme}: SecurityScheme): string {
  if (kind === 'apiKey') return 'YOUR_API_KEY';
  if (kind !== 'http') return 'Bearer YOUR_ACCESS_TOKEN';
  switch (httpScheme?.toLowerCase()) {
    case 'bearer':
      return 'Bearer YOUR_API_KEY';
    case 'basic':
      return 'Basic YOUR_CREDENTIALS';
    default:
      return `${httpScheme ?? 'Bearer'} YOUR_CREDENTIALS`;
  }
}
