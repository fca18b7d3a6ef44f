import type {Rule} from './rules.js';

export type Case = {
  readonly rule: Rule;
  readonly name: string;
  readonly value: unknown;
  readonly isAccepted: boolean;
};

/** A field that is left out. */
export const missing = Symbol('missing');

type Row = readonly [name: string, value: unknown, isAccepted: boolean];

/**
 * Below, at and above each limit, wrong types, null, missing, characters beyond the basic plane.
 */
export function casesOf(rule: Rule): Case[] {
  const rows: Row[] = [...rowsOf(rule), ...presenceRows(rule)];
  return rows.map(([name, value, isAccepted]) => ({rule, name, value, isAccepted}));
}

function presenceRows({presence}: Rule): Row[] {
  return presence === undefined ? [] : [['missing', missing, presence === 'optional']];
}

function rowsOf({accepts}: Rule): Row[] {
  switch (accepts.kind) {
    case 'text':
      return textRows(accepts.min, accepts.max, accepts.make);
    case 'number':
      return numberRows(accepts.min, accepts.max, 0.01);
    case 'integer':
      return [...numberRows(accepts.min, accepts.max, 1), ['a fraction', accepts.min + 0.5, false]];
    case 'one-of':
      return [
        ...accepts.values.map((value): Row => [value, value, true]),
        ...accepts.values.map((value): Row => [value.toLowerCase(), value.toLowerCase(), false]),
        ['another value', 'GLS', false],
        ['an empty text', '', false],
        ['a number', 0, false],
        ['null', null, false],
      ];
    case 'values':
      return [
        ...accepts.good.map((value): Row => [JSON.stringify(value), value, true]),
        ...accepts.bad.map((value): Row => [JSON.stringify(value), value, false]),
      ];
  }
}

function textRows(min: number, max: number, make?: (length: number) => string): Row[] {
  const ascii = make ?? ((length) => 'x'.repeat(length));
  const rows: Row[] = [
    [`${min} characters`, ascii(min), true],
    [`${max} characters`, ascii(max), true],
    [`${max + 1} characters`, ascii(max + 1), false],
    ['a number', 1234567890, false],
    ['a list', [ascii(max)], false],
    ['null', null, false],
  ];
  if (min > 0 && make === undefined) rows.push([`${min - 1} characters`, ascii(min - 1), false]);
  if (make === undefined) {
    rows.push([`${max} bicycles`, '🚲'.repeat(max), true]);
    rows.push([`${max + 1} bicycles`, '🚲'.repeat(max + 1), false]);
  }
  return rows;
}

function numberRows(min: number, max: number | undefined, step: number): Row[] {
  const rows: Row[] = [
    [`${min - step}`, min - step, false],
    [`${min}`, min, true],
    [`${min + step}`, min + step, true],
    ['a text', String(min + step), false],
    ['true', true, false],
    ['null', null, false],
  ];
  if (max !== undefined) rows.push([`${max}`, max, true], [`${max + step}`, max + step, false]);
  return rows;
}
