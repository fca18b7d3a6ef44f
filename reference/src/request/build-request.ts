import type {Model, Operation, ParameterLocation} from '../model/model';
import {credentialText, neededSchemes} from './credentials';
import {encodeText} from './encode-text';
import type {Files, Pair, RequestBody} from './request-body';
import {buildBody} from './request-body';
import {serializeParameter} from './serialize-parameter';
import {serverAddress, serversOf} from './server-address';
import type {RequestValues} from './values';

/** A request as it goes over the wire: what the samples print and "Try it" sends. */
export type PlainRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly body?: RequestBody | undefined;
};

export function buildRequest(
  operation: Operation,
  model: Pick<Model, 'servers' | 'security'>,
  values: RequestValues,
  files: Files = new Map(),
): PlainRequest {
  const parameters = listParameters(operation, values);
  const credentials = listCredentials(operation, model, values);
  const pairs = (location: 'query' | 'cookie') => [
    ...parameters.filter((each) => each.location === location).map(({text}) => text),
    ...credentials
      .filter((each) => each.location === location)
      .map(({name, text}) => `${encodeText(name)}=${encodeText(text)}`),
  ];
  const headers = [...credentials, ...parameters]
    .filter(({location}) => location === 'header')
    .map(({name, text}) => ({name, value: text}));
  const cookie = pairs('cookie').join('; ');
  const {contents = []} = operation.body ?? {};
  const content = contents[values.content] ?? contents[0];
  const body = content && buildBody(content, values.body, files);

  const servers = serversOf(operation, model);
  const url = new URL(serverAddress(servers[values.server] ?? servers[0]));
  url.pathname = `${url.pathname.replace(/\/$/, '')}${fillPath(operation.path, parameters)}`;
  url.search = [url.search.slice(1), ...pairs('query')].filter((text) => text !== '').join('&');
  return {
    method: operation.method.toUpperCase(),
    // A URL may contain single quotes, which would end a string in code or in a shell.
    url: url.href.replaceAll("'", '%27'),
    headers: [
      ...headers,
      ...(cookie === '' ? [] : [{name: 'Cookie', value: cookie}]),
      // The sender chooses the boundary between parts, and with it the header.
      ...(body && !('parts' in body) ? [{name: 'Content-Type', value: body.mediaType}] : []),
    ],
    body,
  };
}

type Piece = {
  readonly location: ParameterLocation | 'none';
  readonly name: string;
  readonly text: string;
};

/** What is not filled in is not sent. */
function listParameters({parameters}: Operation, values: RequestValues): readonly Piece[] {
  return parameters.flatMap((parameter) => {
    const {location, name} = parameter;
    const value = ownValue(values.parameters[location], name);
    const text = value === undefined ? '' : serializeParameter(parameter, value);
    return text === '' ? [] : [{location, name, text}];
  });
}

function listCredentials(
  operation: Operation,
  model: Pick<Model, 'security'>,
  {credentials}: RequestValues,
): readonly Piece[] {
  return neededSchemes(operation, model).flatMap((scheme) => {
    const value = ownValue(credentials, scheme.name) ?? '';
    const text = credentialText(scheme, value);
    return value === '' ? [] : [{location: scheme.location, name: scheme.key, text}];
  });
}

function fillPath(path: string, parameters: readonly Piece[]): string {
  const texts = new Map(
    parameters.filter(({location}) => location === 'path').map(({name, text}) => [name, text]),
  );
  const filled = path.replace(/\{([^{}]*)\}/g, (whole, name: string) => texts.get(name) ?? whole);
  return filled.startsWith('/') ? filled : `/${filled}`;
}

/** A document may call a parameter `constructor`. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
