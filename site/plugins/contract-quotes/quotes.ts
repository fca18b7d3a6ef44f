import {assumptions, type AssumptionId} from '@symblepay/openapi/assumptions';
import contract from '@symblepay/openapi/openapi.json';
import {limits} from '@symblepay/openapi/limits';
import {operationIds} from '@symblepay/openapi/operations';
import type {PhrasingContent, RootContent} from 'mdast';
import {readDocument} from '../../published/files';
import {referenceRoute} from '../../reference-route';
import {phrasing, row} from '../quotes/markdown';
import type {Quote} from '../quotes/replace-elements';
import {anchors} from './anchors';
import {namedSchemas, schemasOfAnchor, valuesOf} from './contract-fields';
import {whereIs} from './where';

const thousands = new Intl.NumberFormat('en', {useGrouping: true});

/** What each element stands for. */
export const quotes: Readonly<Record<string, Quote>> = {
  Limit: (of, isInline) => asPlaced([{type: 'text', value: readLimit(of)}], isInline),
  ExampleValue: (of, isInline) => asPlaced([{type: 'text', value: readExampleValue(of)}], isInline),
  Count: (of, isInline) => asPlaced([{type: 'text', value: String(count(of))}], isInline),
  Values: (of) => describeValues(of),
  FieldNames: (of, isInline) => asPlaced(listFields(of), isInline),
  ErrorEntry: (of) => describeError(of),
  Where: (of, isInline) => asPlaced(phrasing(whereIs(of)), isInline),
};

function asPlaced(children: PhrasingContent[], isInline: boolean) {
  return isInline ? children : [{type: 'paragraph' as const, children}];
}

function readLimit(path: string): string {
  const value = path.split('.').reduce<unknown>((part, key) => {
    const keys = typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
    if (!Object.hasOwn(keys, key)) {
      throw new Error(
        `no limit "${path}": "${key}" is not one of ${Object.keys(keys).join(', ')}.`,
      );
    }
    return keys[key];
  }, limits);
  return typeof value === 'number' ? thousands.format(value) : String(value);
}

/** The recorded value that the reference shows of a field. */
function readExampleValue(path: string): string {
  const [name = '', field = ''] = path.split('.');
  const schema = readDocument().components.schemas[name];
  const [value] = schema?.properties?.[field]?.examples ?? [];
  if (value === undefined) {
    throw new Error(`the reference shows no value of the field "${path}".`);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How many calls there are, values of an enum, or required fields of an object. */
function count(of: string): number {
  const {required} = namedSchemas[of] ?? {};
  const counted = of === 'calls' ? operationIds : (valuesOf(of) ?? required);
  if (counted === undefined) {
    throw new Error(`"${of}" is neither "calls" nor an enum or an object with required fields.`);
  }
  return counted.length;
}

/** A table of the values; whether others may come and what is assumed of them stands below it. */
function describeValues(name: string): RootContent[] {
  const schema = namedSchemas[name] ?? {};
  const {'x-enum-descriptions': closed, 'x-known-values': open} = schema;
  const meanings = open ?? closed;
  const values = valuesOf(name);
  if (meanings === undefined || values === undefined) {
    throw new Error(`the contract has no enum "${name}" with meanings.`);
  }
  const rows = values.map((value) =>
    row([link(anchorOf(name, value), value)], phrasing(meanings[value] ?? '')),
  );
  return [
    {type: 'table', children: [row(phrasing('Value'), phrasing('Meaning')), ...rows]},
    ...paragraphs([
      ...(open === undefined ? [] : ['Other values may come.']),
      ...assumptionsIn(schema),
    ]),
  ];
}

/** The fields of an object, each linked: `of` is where the reference shows the object. */
function listFields(anchor: string): PhrasingContent[] {
  const name = schemasOfAnchor(anchor).at(-1) ?? '';
  const fields = Object.keys(namedSchemas[name]?.properties ?? {});
  if (fields.length === 0) {
    throw new Error(`the reference has no object with fields at "${anchor}".`);
  }
  return fields.flatMap((field, index): PhrasingContent[] => [
    ...phrasingOf(index === 0 ? '' : index === fields.length - 1 ? ' and ' : ', '),
    link(`${anchor}.${field}`, field),
  ]);
}

function phrasingOf(value: string): PhrasingContent[] {
  return value === '' ? [] : [{type: 'text', value}];
}

function link(anchor: string, code: string): PhrasingContent {
  return {
    type: 'link',
    url: `${referenceRoute}#${anchor}`,
    children: [{type: 'inlineCode', value: code}],
  };
}

/** The reference lists the values of a model that only requests use at the request's field. */
function anchorOf(name: string, value: string): string {
  const ownAnchor = `schema.${name}.${value}`;
  return anchors.has(ownAnchor) ? ownAnchor : `schema.${name}`;
}

type Marked = {readonly 'x-assumption'?: readonly string[]};

type ErrorEntry = Marked & {readonly cause: string; readonly remedy: string};

function describeError(typeCode: string): RootContent[] {
  const catalogue: Readonly<Record<string, ErrorEntry | undefined>> =
    contract.components.schemas.ErrorTypeCode['x-error-catalogue'];
  const entry = catalogue[typeCode];
  if (entry === undefined) {
    throw new Error(`"${typeCode}" is not one of ${Object.keys(catalogue).join(', ')}.`);
  }
  return paragraphs([
    `**Cause.** ${entry.cause}`,
    `**Remedy.** ${entry.remedy}`,
    ...assumptionsIn(entry),
  ]);
}

function assumptionsIn({'x-assumption': ids}: Marked): string[] {
  const statements = (ids as readonly AssumptionId[] | undefined)?.map(
    (id) => assumptions[id].statement,
  );
  return statements === undefined ? [] : [`*Assumption: ${statements.join(' ')}*`];
}

function paragraphs(texts: readonly string[]): RootContent[] {
  return texts.map((text) => ({type: 'paragraph', children: phrasing(text)}));
}
