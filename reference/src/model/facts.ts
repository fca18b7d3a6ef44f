import type {Json} from './json';
import type {Limits, SchemaNode} from './model';

/** One thing a reader must know about a value: a word and, where there is one, the value itself. */
export type Fact = {readonly text: string; readonly value?: string | undefined};

/** Limits, default, constant and example of a value, in words. */
export function factsOf(node: SchemaNode): readonly Fact[] {
  const inner = node.items;
  const [example] = node.examples;
  return [
    ...limitFacts(node.limits),
    ...(inner && !inner.link && inner.values.length === 0
      ? limitFacts(inner.limits).map((fact) => ({...fact, text: `each ${fact.text}`}))
      : []),
    ...(node.constant === undefined ? [] : [{text: 'always', value: shown(node.constant)}]),
    ...(node.defaultValue === undefined
      ? []
      : [{text: 'default', value: shown(node.defaultValue)}]),
    ...(example === undefined ? [] : [{text: 'example', value: shown(example)}]),
    ...(node.isClosed ? [{text: 'no other fields'}] : []),
  ];
}

function limitFacts(limits: Limits): readonly Fact[] {
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
  ]
    .filter((text) => text !== '')
    .map((text): Fact => ({text}))
    .concat(limits.pattern === undefined ? [] : [{text: 'pattern', value: limits.pattern}]);
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const words =
    least !== undefined && most !== undefined
      ? least === most
        ? `exactly ${least}`
        : `${least} to ${most}`
      : least !== undefined
        ? `at least ${least}`
        : most !== undefined
          ? `at most ${most}`
          : '';
  return words && `${words} ${unit}`.trim();
}

const longestValue = 200;

export function shown(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text === '' ? '""' : text;
}
