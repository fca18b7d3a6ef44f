import type {Json} from '../../model/json';
import type {Limits} from '../../model/limits';
import type {SchemaNode} from '../../model/model';

/** Limits, constant and default of a value, in words. */
export function factsOf(node: SchemaNode): readonly string[] {
  const inner = node.items;
  return [
    ...limitFacts(node.limits),
    ...(inner && !inner.link && inner.values.length === 0
      ? limitFacts(inner.limits).map((fact) => `each ${fact}`)
      : []),
    ...(node.constant === undefined ? [] : [`always ${shown(node.constant)}`]),
    ...(node.defaultValue === undefined ? [] : [`default ${shown(node.defaultValue)}`]),
    ...(node.isClosed ? ['no other fields'] : []),
    ...(node.needs ? [`requires ${node.needs.join(', ')}`] : []),
  ];
}

/** "Example: 1850", or nothing. */
export function exampleOf({examples: [example]}: SchemaNode): string {
  return example === undefined ? '' : `Example: ${shown(example, longestExample)}`;
}

function limitFacts(limits: Limits): readonly string[] {
  const {contentMediaType, contentEncoding} = limits;
  return [
    range(limits.minLength, limits.maxLength, 'characters'),
    range(limits.minimum, limits.maximum),
    limits.exclusiveMinimum === undefined ? '' : `more than ${limits.exclusiveMinimum}`,
    limits.exclusiveMaximum === undefined ? '' : `less than ${limits.exclusiveMaximum}`,
    limits.multipleOf === undefined ? '' : `multiple of ${limits.multipleOf}`,
    range(limits.minItems, limits.maxItems, 'items'),
    limits.uniqueItems ? 'all different' : '',
    range(limits.minProperties, limits.maxProperties, 'fields'),
    contentMediaType === undefined ? '' : `holds ${contentMediaType}`,
    contentEncoding === undefined ? '' : `encoded as ${contentEncoding}`,
    limits.patternMeaning ?? '',
    limits.pattern === undefined ? '' : `pattern ${limits.pattern}`,
  ].filter((text) => text !== '');
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const words = rangeWords(least, most);
  return words && `${words} ${unit}`.trim();
}

function rangeWords(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `at most ${numbers.format(most)}`;
  if (most === undefined) return `at least ${numbers.format(least)}`;
  return least === most
    ? `exactly ${numbers.format(least)}`
    : `${numbers.format(least)} to ${numbers.format(most)}`;
}

/** 10,000,000 can be read at a glance. */
const numbers = new Intl.NumberFormat('en', {maximumFractionDigits: 20});

const longestValue = 200;
const longestExample = 60;

/** As JSON, so that a string cannot be mistaken for a number. */
function shown(value: Json, longest = longestValue): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
