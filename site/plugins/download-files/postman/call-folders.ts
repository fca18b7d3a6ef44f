import type {Call, Contract, Parameter} from '@symblepay/openapi/contract';
import {listCalls} from '@symblepay/openapi/contract';
import type {Body, Entry, Folder, Item} from './format';
import {callUrl, jsonBody} from './format';
import {linkTo} from './link-to';

/** Every call with its usual body, in a folder for each tag. */
export function listFolders(document: Contract): readonly Folder[] {
  const calls = listCalls(document);
  return document.tags.flatMap(({name, description}) => {
    const item = calls.filter(({operation}) => operation.tags.includes(name)).map(toItem);
    return item.length === 0 ? [] : [{name, description, item}];
  });
}

function toItem({method, path, operation, parameters}: Call): Item {
  const {operationId, summary, description} = operation;
  const header = optionalEntries(parameters, 'header');
  return {
    name: summary,
    request: {
      description: `${firstParagraph(description)}\n\n${linkTo(operationId)}`,
      method: method.toUpperCase(),
      ...(header.length > 0 && {header}),
      url: callUrl(path, {}, optionalEntries(parameters, 'query')),
      ...bodyOf(operation),
    },
  };
}

/** Switched off: a reader ticks the ones to send. */
function optionalEntries(parameters: readonly Parameter[], location: Parameter['in']): Entry[] {
  return parameters
    .filter((parameter) => parameter.in === location)
    .map(({name, example}) => ({key: name, value: String(example), disabled: true}));
}

function bodyOf({requestBody}: Call['operation']): {readonly body?: Body} {
  const [usual] = Object.values(requestBody?.content['application/json'].examples ?? {});
  return usual ? {body: jsonBody(JSON.stringify(usual.value, null, 2))} : {};
}

function firstParagraph(text: string): string {
  return text.split('\n\n', 1)[0] ?? text;
}
