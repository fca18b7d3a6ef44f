import type {ListItem, PhrasingContent} from 'mdast';
import type {Json} from '../model/json';
import {valueText} from '../model/json';
import type {Choices, Condition, Field, Parameter, SchemaNode} from '../model/model';
import {factsOf} from '../schema/TypeLabel/facts';
import {typeWords} from '../schema/TypeLabel/type-words';
import type {Block} from './blocks';
import {inCode, item, list, paragraph, phrase} from './blocks';
import type {Resolve} from './prose-blocks';
import {noteWords, onlyParagraph, proseBlocks} from './prose-blocks';

/** Fields, parameters or headers, each with everything inside it. */
export function fieldItems(
  fields: readonly (Field | Parameter)[],
  resolve: Resolve,
): readonly ListItem[] {
  return fields.map((field) => {
    const {name, required, schema} = field;
    const notes = [
      ...('location' in field ? [`in ${field.location}`] : []),
      ...(required ? ['required'] : []),
    ];
    return described([inCode(name), ...phrase([': '])], schema, notes, resolve);
  });
}

/** Everything inside a schema: values, fields, forms and conditions. */
export function schemaBlocks(schema: SchemaNode, resolve: Resolve): readonly Block[] {
  return list(schemaItems(schema, resolve));
}

/** Type, limits, default and so on of a value in one line. */
export function typeLine(schema: SchemaNode, notes: readonly string[] = []): PhrasingContent[] {
  const {before, link, after} = typeWords(schema);
  const facts = [
    `${before}${link?.name ?? ''}${after}`,
    ...notes,
    ...(schema.deprecated ? ['deprecated'] : []),
    ...(schema.readOnly ? ['in responses only'] : []),
    ...(schema.writeOnly ? ['in requests only'] : []),
    ...factsOf(schema),
  ];
  return facts.flatMap((fact, index) => phrase([index === 0 ? '' : ' · ', ...factWords(fact)]));
}

/** A pattern is code: as text, its signs would be taken for Markdown. */
function factWords(fact: string): readonly (string | PhrasingContent)[] {
  const [, words, pattern] = /^(.*\bpattern )(.+)$/s.exec(fact) ?? [];
  return words === undefined || pattern === undefined ? [fact] : [words, inCode(pattern)];
}

function described(
  lead: readonly PhrasingContent[],
  schema: SchemaNode,
  notes: readonly string[],
  resolve: Resolve,
): ListItem {
  const meaning = onlyParagraph(schema.description, resolve);
  const [example] = schema.examples;
  const parts = [
    meaning,
    example === undefined ? undefined : phrase(['Example: ', inCode(JSON.stringify(example)), '.']),
    ...noteWords(schema, resolve),
  ].filter((words) => words !== undefined);
  return item(
    paragraph(
      ...lead,
      ...typeLine(schema, notes),
      ...parts.flatMap((words, index) => [index === 0 ? '. ' : ' ', ...words]),
    ),
    ...(meaning ? [] : proseBlocks(schema.description, resolve)),
    ...schemaBlocks(schema, resolve),
  );
}

function schemaItems(schema: SchemaNode, resolve: Resolve): readonly ListItem[] {
  const {items, not, values, hasOtherValues, conditions = []} = schema;
  return [
    ...values.map(({value, description}) => valueItem(value, description, resolve)),
    ...(hasOtherValues ? [item(paragraph('Other values may come.'))] : []),
    ...fieldItems([...schema.fields, ...schema.positions, ...schema.others], resolve),
    ...schema.choices.flatMap((choices) => choiceItems(choices, resolve)),
    ...(items ? itemsOf(items, resolve) : []),
    ...(not ? [described(phrase(['But not: ']), not, [], resolve)] : []),
    ...conditions.map((condition) => conditionItem(condition, resolve)),
  ];
}

function valueItem(value: Json, description: SchemaNode['description'], resolve: Resolve) {
  const meaning = onlyParagraph(description, resolve);
  return item(
    paragraph(inCode(valueText(value)), ...(meaning ? [': ', ...meaning] : [])),
    ...(meaning ? [] : proseBlocks(description, resolve)),
  );
}

/** What one of a list is; a model says it elsewhere. */
function itemsOf(items: SchemaNode, resolve: Resolve): readonly ListItem[] {
  if (items.link) return [];
  const isSaid = items.description.length + items.assumptions.length > 0;
  return isSaid ? [described(phrase(['Each: ']), items, [], resolve)] : schemaItems(items, resolve);
}

function choiceItems({kind, discriminator, options}: Choices, resolve: Resolve) {
  const lead = kind === 'oneOf' ? 'One of' : 'Any of';
  return options.map(({label, selector, schema}) => {
    const when =
      selector === undefined || discriminator === undefined
        ? []
        : phrase([' when ', inCode(discriminator), ' is ', inCode(selector)]);
    return described(
      [...phrase([`${lead}: ${label}`]), ...when, ...phrase([': '])],
      schema,
      [],
      resolve,
    );
  });
}

function conditionItem(condition: Condition, resolve: Resolve): ListItem {
  const lead = conditionWords(condition);
  return condition.schema
    ? described(phrase([`${lead}: `]), condition.schema, [], resolve)
    : item(paragraph(lead));
}

function conditionWords(condition: Condition): string {
  if ('branch' in condition) return condition.branch;
  const when = `when ${condition.field} is given`;
  return condition.needs ? `${when}, ${condition.needs.join(' and ')} must be too` : when;
}
