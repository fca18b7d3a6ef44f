import type {Components, Content, Contract, Response} from '@symblepay/openapi/contract';
import {listCalls, resolve} from '@symblepay/openapi/contract';
import openapi from '@symblepay/openapi/openapi.json';
import {withCallExamples, withExamples} from './call-examples';
import {FieldValues} from './field-examples';
import {mapValues} from './map-values';
import type {Recordings} from './recorded-calls';
import {findNotifications, listRecordedCalls} from './recorded-calls';

const contract = openapi as unknown as Contract;

/**
 * The document that readers see: the contract, with nothing for examples but what was sent to and
 * received from the sandbox.
 */
export function publish(recordings: Recordings): Contract {
  // Each call gets responses and path parameters of its own.
  const shared = Object.entries(contract.components).filter(
    ([kind]) => kind !== 'responses' && kind !== 'parameters',
  );
  return {
    ...contract,
    paths: mapValues(contract.paths, (item) => withCallExamples(item, contract, recordings)),
    webhooks: showNotifications(recordings),
    components: {
      ...Object.fromEntries(shared),
      schemas: showFields(recordings),
      parameters: showParameters(recordings),
    },
  };
}

function showFields(recordings: Recordings): Components['schemas'] {
  const fields = new FieldValues(contract.components.schemas);
  const readContent = (content: Content | undefined, value: unknown) => {
    if (content) fields.read(content['application/json'].schema, value);
  };
  const operations = new Map(
    listCalls(contract).map(({operation}) => [operation.operationId, operation]),
  );
  for (const {operationId, status, body, response} of listRecordedCalls(recordings)) {
    const operation = operations.get(operationId);
    // What a refused call sends may break the contract.
    if (status === 200) readContent(operation?.requestBody?.content, body);
    const documented = operation?.responses[status];
    if (documented) readContent(resolve<Response>(contract, documented).content, response);
  }
  for (const [name, body] of findNotifications(recordings)) {
    readContent(contract.webhooks?.[name]?.post?.requestBody?.content, body);
  }
  return fields.toSchemas();
}

function showNotifications(recordings: Recordings): Contract['webhooks'] {
  const bodies = findNotifications(recordings);
  return mapValues(contract.webhooks ?? {}, ({post}, name) => {
    const value = bodies.get(name);
    if (value === undefined || post?.requestBody === undefined) {
      throw new Error(`No scenario makes the sandbox send ${name}. Play it in site/examples.`);
    }
    const examples = [[name, {summary: 'As the sandbox sends it', value}]] as const;
    return {post: {...post, requestBody: withExamples(post.requestBody, examples)}};
  });
}

/** Parameters outside the path are shared by all calls: the first value that was sent. */
function showParameters(recordings: Recordings): Components['parameters'] {
  const sent = listRecordedCalls(recordings)
    .filter(({status}) => status === 200)
    .map(({parameters, headers}): Record<string, unknown> => ({...parameters, ...headers}));
  const shared = Object.entries(contract.components.parameters ?? {}).filter(
    ([, parameter]) => parameter.in !== 'path',
  );
  return mapValues(Object.fromEntries(shared), (parameter) => {
    const example = sent.find((values) => parameter.name in values)?.[parameter.name];
    if (example === undefined) {
      throw new Error(`No scenario sends ${parameter.name}. Play it in one of site/examples.`);
    }
    return {...parameter, example};
  });
}
