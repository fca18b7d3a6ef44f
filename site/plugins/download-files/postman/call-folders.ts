import type {Call, Contract, Parameter, Response} from '@symblepay/openapi/contract';
import {listCalls, resolve} from '@symblepay/openapi/contract';
import type {OperationId} from '@symblepay/openapi/validators';
import {checkSingle} from './checks';
import type {Body, Entry, Folder, Item, SavedResponse} from './format';
import {callUrl, jsonBody, reference, script} from './format';
import {linkTo} from './link-to';
import {prepare} from './prepare';

/** Fields of a body that are variables. */
const inBody: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
  initiateTrade: {
    payerMarketplaceUserId: 'payerMarketplaceUserId',
    payeeMarketplaceUserId: 'payeeMarketplaceUserId',
    checkoutUniquenessKey: '$guid',
  },
  cancelTrade: {state: 'checkoutState'},
  createBusinessUser: {businessId: 'businessId', businessLocationId: 'businessLocationId'},
};

/** Every call with its usual body, in a folder for each tag. */
export function listFolders(document: Contract): readonly Folder[] {
  const calls = listCalls(document);
  return document.tags.flatMap(({name, description}) => {
    const item = calls
      .filter(({operation}) => operation.tags.includes(name))
      .map((call) => toItem(document, call));
    return item.length === 0 ? [] : [{name, description, item}];
  });
}

function toItem(document: Contract, {method, path, operation, parameters}: Call): Item {
  const {summary, description} = operation;
  const operationId = operation.operationId as OperationId;
  const header = optionalEntries(parameters, 'header');
  const needs = prepare(operationId);
  const request = {
    description: [firstParagraph(description), needs?.text, linkTo(operationId)]
      .filter(Boolean)
      .join('\n\n'),
    method: method.toUpperCase(),
    ...(header.length > 0 && {header}),
    url: callUrl(path, {}, optionalEntries(parameters, 'query')),
    ...bodyOf(operation),
  };
  const {status, value} = findSuccess(document, operation);
  return {
    name: summary,
    event: [
      ...(needs ? [script('prerequest', needs.script)] : []),
      script('test', checkSingle(status, value)),
    ],
    request,
    response: [saveResponse(request, status, value)],
  };
}

/** The documented success, with its first recorded response. */
function findSuccess(document: Contract, {operationId, responses}: Call['operation']) {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === undefined || response === undefined) {
    throw new Error(`${operationId} documents no success.`);
  }
  const {content} = resolve<Response>(document, response);
  const [example] = Object.values(content?.['application/json'].examples ?? {});
  return {status: Number(status), value: example?.value};
}

function saveResponse(originalRequest: Item['request'], code: number, value: unknown) {
  return {
    name: 'Success',
    originalRequest,
    status: 'OK',
    code,
    header: [{key: 'Content-Type', value: 'application/json'}],
    body: JSON.stringify(value ?? {}, null, 2),
  } satisfies SavedResponse;
}

/** Switched off: a reader ticks the ones to send. */
function optionalEntries(parameters: readonly Parameter[], location: Parameter['in']): Entry[] {
  return parameters
    .filter((parameter) => parameter.in === location)
    .map(({name, example}) => ({key: name, value: String(example), disabled: true}));
}

function bodyOf({operationId, requestBody}: Call['operation']): {readonly body?: Body} {
  const [usual] = Object.values(requestBody?.content['application/json'].examples ?? {});
  if (!usual) return {};
  const variables = inBody[operationId as OperationId] ?? {};
  const named = Object.entries(variables).map(([field, variable]) => [field, reference(variable)]);
  const value = {...(usual.value as object), ...(Object.fromEntries(named) as object)};
  return {body: jsonBody(JSON.stringify(value, null, 2))};
}

function firstParagraph(text: string): string {
  return text.split('\n\n', 1)[0] ?? text;
}
