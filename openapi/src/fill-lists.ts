import type {Contract, Schema} from './contract.js';
import {listCalls} from './contract.js';

/** The control API names calls and events of the API: these lists come from the API's contract. */
export function fillLists(control: Contract, api: Contract): Contract {
  const {schemas} = control.components;
  const calls = listCalls(api).map(({operation}) => [operation.operationId, operation.summary]);
  const lists: Readonly<Record<string, Schema['x-known-values']>> = {
    OperationId: Object.fromEntries(calls) as Schema['x-known-values'],
    EventName: api.components.schemas.WebhookEventName?.['x-known-values'],
  };
  const filled = Object.entries(lists).map(([name, meanings = {}]): [string, Schema] => [
    name,
    {...schemas[name], enum: Object.keys(meanings), 'x-enum-descriptions': meanings},
  ]);
  return {
    ...control,
    components: {...control.components, schemas: {...schemas, ...Object.fromEntries(filled)}},
  };
}
