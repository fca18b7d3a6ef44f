import {assumptions} from '@symblepay/openapi/assumptions';
import contract from '@symblepay/openapi/openapi.json';
import {limits} from '@symblepay/openapi/limits';
import {operationIds} from '@symblepay/openapi/operations';
import type {Paragraph, PhrasingContent, RootContent, Text} from 'mdast';
import {readDocument} from '../../published/files';
import {routes} from '../../routes';
import {markAssumed} from '../assumption-quotes/quotes';
import {phrasing, row} from '../quotes/markdown';
import type {Quotes} from '../quotes/replace-elements';
import {entryOf} from '../quotes/replace-elements';
import {anchors} from './anchors';
import {namedSchemas, schemasOfAnchor, valuesOf} from './contract-fields';
import {addresses} from './where';

const thousands = new Intl.NumberFormat('en', {useGrouping: true});

/** What a guide can quote from the contract. */
export const contractQuotes: Quotes = {
  /** `of="TradeCreation.title.maxLength"`: a number. */
  Limit: (of) => [text(readLimit(of))],
  /** `of="Pagination.pageSize"`: a field's recorded value. */
  ExampleValue: (of) => [text(readExampleValue(of))],
  /** `of="calls"`: how many calls, values of an enum or required fields there are. */
  Count: (of) => [text(String(count(of)))],
  /** `of="MilestoneId"`: a table of an enum's values and their meaning. */
  Values: describeValues,
  /** `of="schema.Address"`: the fields of a model. */
  FieldNames: listFields,
  /** `of="not-found"`: cause and remedy of a typeCode. */
  ErrorEntry: describeError,
  /** `of="support"`: an address of the organisation, or that it is not public. */
  Where: (of) => phrasing(entryOf(addresses, of)),
};

function text(value: string): Text {
  return {type: 'text', value};
}

function readLimit(path: string): string {
  const value = path.split('.').reduce<unknown>((part, key) => {
    try {
      return entryOf(Object(part) as Record<string, unknown>, key);
    } catch (cause) {
      throw new Error(`no limit "${path}": ${(cause as Error).message}`, {cause});
    }
  }, limits);
  return typeof value === 'number' ? thousands.format(value) : String(value);
}

function readExampleValue(path: string): string {
  const [name = '', field = ''] = path.split('.');
  const schema = readDocument().components.schemas[name];
  const [value] = schema?.properties?.[field]?.examples ?? [];
  if (value === undefined) throw new Error(`the reference shows no value of the field "${path}".`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function count(of: string): number {
  const {required} = namedSchemas[of] ?? {};
  const counted = of === 'calls' ? operationIds : (valuesOf(of) ?? required);
  if (counted === undefined) {
    throw new Error(`"${of}" is neither "calls" nor an enum or an object with required fields.`);
  }
  return counted.length;
}

/** A table of the values; below it, whether there may be others and what is assumed about them. */
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
  const assumed = badges(schema['x-assumption']);
  const about = open === undefined ? "The meanings are the sandbox's." : 'There may be others.';
  const isNoted = open !== undefined || assumed.length > 0;
  return [
    {type: 'table', children: [row(phrasing('Value'), phrasing('Meaning')), ...rows]},
    ...(isNoted ? [paragraph([text(about), ...assumed])] : []),
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
    ...(index === 0 ? [] : [text(index === fields.length - 1 ? ' and ' : ', ')]),
    link(`${anchor}.${field}`, field),
  ]);
}

function link(anchor: string, code: string): PhrasingContent {
  return {
    type: 'link',
    url: `${routes.reference}#${anchor}`,
    children: [{type: 'inlineCode', value: code}],
  };
}

/** The reference lists the values of a model that only requests use at the request's field. */
function anchorOf(name: string, value: string): string {
  const ownAnchor = `schema.${name}.${value}`;
  return anchors.has(ownAnchor) ? ownAnchor : `schema.${name}`;
}

type ErrorEntry = {
  readonly cause: string;
  readonly remedy: string;
  readonly 'x-assumption'?: readonly string[];
};

/** Leaves out what is assumed of every code: the table of the codes says it. */
function describeError(typeCode: string): RootContent[] {
  const {'x-error-catalogue': catalogue, 'x-assumption': ofEveryCode} =
    contract.components.schemas.ErrorTypeCode;
  const entry = entryOf<ErrorEntry>(catalogue, typeCode);
  const own = entry['x-assumption']?.filter((id) => !ofEveryCode.includes(id));
  return [
    paragraph(phrasing(`**Cause.** ${entry.cause}`)),
    paragraph([...phrasing(`**Remedy.** ${entry.remedy}`), ...badges(own)]),
  ];
}

function badges(ids: readonly string[] = []): PhrasingContent[] {
  return ids.flatMap((id) => markAssumed(assumptions, id).flatMap((mark) => [text(' '), mark]));
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}
