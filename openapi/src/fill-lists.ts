import type {Contract} from './contract.js';
import {listCalls} from './contract.js';

/** The control API names calls and events of the API: these lists come from the API's contract. */
export function fillLists(control: Contract, api: Contract): Contract {
  const {schemas} = control.components;
  const calls = listCalls(api).map(({operation}) => [operation.operationId, operation.summary]);
  const lists = {
    OperationId: Object.fromEntries(calls) as object,
    EventName: api.components.schemas.WebhookEventName?.['x-known-values'] as object,
  };
  const filled = Object.entries(lists).map(([name, meanings]) => [
    name,
    {...schemas[name], enum: Object.keys(meanings), 'x-enum-descriptions': meanings},
  ]);
  return {
    ...control,
    components: {
      ...control.components,
      schemas: {...schemas, ...(Object.fromEntries(filled) as typeof schemas)},
    },
  };
}
