import type {Content, Field, Model, Operation, SchemaNode} from './model';
import {sectionIds} from './build-model';

/** Every id that a link may point at, in the order of the page. */
export function listAnchors(model: Model): readonly string[] {
  const ids: string[] = [...sectionIds];
  for (const {id} of model.security) ids.push(id);
  for (const group of model.groups) {
    ids.push(group.id);
    for (const operation of group.operations) addOperation(operation, ids);
  }
  for (const webhook of model.webhooks) addOperation(webhook, ids);
  for (const {id, schema} of model.schemas) {
    ids.push(id);
    if (schema) addSchema(schema, ids);
  }
  return ids;
}

function addOperation(operation: Operation, ids: string[]): void {
  ids.push(operation.id);
  addFields(operation.parameters, ids);
  if (operation.body) {
    ids.push(operation.body.id);
    addContents(operation.body.contents, operation.body.id, ids);
  }
  for (const response of operation.responses) {
    ids.push(response.id);
    addFields(response.headers, ids);
    addContents(response.contents, response.id, ids);
  }
  for (const callback of operation.callbacks) addOperation(callback, ids);
}

function addContents(contents: readonly Content[], ownerId: string, ids: string[]): void {
  for (const {id, schema} of contents) {
    if (id !== ownerId) ids.push(id);
    if (schema) addSchema(schema, ids);
  }
}

function addFields(fields: readonly Field[], ids: string[]): void {
  for (const {id, schema} of fields) {
    ids.push(id);
    addSchema(schema, ids);
  }
}

function addSchema(schema: SchemaNode, ids: string[]): void {
  for (const {id} of schema.values) ids.push(id);
  addFields(schema.fields, ids);
  if (schema.items) addSchema(schema.items, ids);
  addFields(schema.positions, ids);
  addFields(schema.others, ids);
  for (const {options} of schema.choices) {
    for (const option of options) {
      ids.push(option.id);
      addSchema(option.schema, ids);
    }
  }
  if (schema.not) addSchema(schema.not, ids);
  for (const condition of schema.conditions ?? []) {
    ids.push(condition.id);
    if (condition.schema) addSchema(condition.schema, ids);
  }
}
