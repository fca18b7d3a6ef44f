import {sectionIds} from './anchors';
import type {Content, Field, Model, Operation, SchemaNode} from './model';

/** Every id that a link may point at, in the order of the page. */
export function listAnchors({security, groups, webhooks, schemas}: Model): readonly string[] {
  return [
    ...sectionIds,
    ...security.map(({id}) => id),
    ...groups.flatMap(({id, operations}) => [id, ...operations.flatMap(idsOfOperation)]),
    ...webhooks.flatMap(idsOfOperation),
    ...schemas.flatMap(({id, schema}) => [id, ...idsInSchema(schema)]),
  ];
}

function idsOfOperation({
  id,
  parameters,
  body,
  responses,
  callbacks,
}: Operation): readonly string[] {
  return [
    id,
    ...parameters.flatMap(idsOfField),
    ...(body ? [body.id, ...idsOfContents(body.contents, body.id)] : []),
    ...responses.flatMap((response) => [
      response.id,
      ...response.headers.flatMap(idsOfField),
      ...idsOfContents(response.contents, response.id),
    ]),
    ...callbacks.flatMap(idsOfOperation),
  ];
}

/** The first content shares its owner's id. */
function idsOfContents(contents: readonly Content[], ownerId: string): readonly string[] {
  return contents.flatMap(({id, schema}) => [
    ...(id === ownerId ? [] : [id]),
    ...idsInSchema(schema),
  ]);
}

function idsOfField({id, schema}: Pick<Field, 'id' | 'schema'>): readonly string[] {
  return [id, ...idsInSchema(schema)];
}

function idsInSchema(schema: SchemaNode | undefined): readonly string[] {
  if (!schema) return [];
  const {values, fields, items, positions, others, choices, not, conditions = []} = schema;
  return [
    ...values.map(({id}) => id),
    ...fields.flatMap(idsOfField),
    ...idsInSchema(items),
    ...[...positions, ...others].flatMap(idsOfField),
    ...choices.flatMap(({options}) => options.flatMap(idsOfField)),
    ...idsInSchema(not),
    ...conditions.flatMap((condition) => [condition.id, ...idsInSchema(condition.schema)]),
  ];
}
