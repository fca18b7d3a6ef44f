import type {FieldShape} from '@symblepay/openapi/shapes';
import {shapes} from '@symblepay/openapi/shapes';
import {isRecord} from '../is-record';
import type {Candidate} from './candidates';
import {explainRule} from './explain-rule';
import {findRuleErrors} from './find-rule-errors';
import {anchorOf, anchorOfInner} from './link-field';
import {findNearName} from './near-name';
import type {Body} from './recognise';

export type FieldStatus = 'unknown' | 'missing' | 'breaks a rule' | 'known' | 'not sent';

/** One field of a body, or one that it should have. */
export type Field = {
  /** As the API names fields: `payer.timeline[0].title`. */
  readonly path: string;
  readonly status: FieldStatus;
  /** What is wrong, as a sentence. */
  readonly note: string;
  /** Where the reference describes it or, if it is unknown, what it stands in. */
  readonly anchor: string;
  readonly shape: FieldShape;
  readonly value: unknown;
};

/** Every field of the body beside those that the contract has, and the rules that each breaks. */
export function compareFields(body: Body, candidate: Candidate): readonly Field[] {
  const anchor = anchorOf(candidate, body);
  const errors = new Map(findRuleErrors(body, candidate).map(({key, value}) => [key, value]));
  const fields = [...walk(body, candidate.schema, '', anchor)].map((field) =>
    field.status === 'known' && errors.has(field.path)
      ? {
          ...field,
          status: 'breaks a rule' as const,
          note: explainRule(errors.get(field.path) ?? '', field.value),
        }
      : field,
  );
  const listed = new Set(fields.map(({path}) => path));
  const others = [...errors].filter(([path]) => !listed.has(path));
  return [
    ...fields,
    ...others.map(([path, note]): Field => {
      const shape = {};
      return {path, status: 'breaks a rule', note, anchor, shape, value: undefined};
    }),
  ];
}

function* walk(body: Body, schema: string, path: string, anchor: string): Generator<Field> {
  const known = shapes[schema] ?? {};
  for (const [name, value] of Object.entries(body)) {
    const shape = Object.hasOwn(known, name) ? known[name] : undefined;
    const field = {path: `${path}${name}`, value};
    if (shape === undefined) {
      const near = findNearName(name, Object.keys(known));
      const note = `The reference has ${near === undefined ? 'no such field' : `${near} instead`}.`;
      yield {...field, status: 'unknown', note, anchor, shape: {}};
      continue;
    }
    yield {...field, status: 'known', note: '', anchor: `${anchor}.${name}`, shape};
    const {of} = shape;
    if (of === undefined || !Object.hasOwn(shapes, of)) continue;
    const inner = anchorOfInner(anchor, name, of);
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, entry] of entries.entries()) {
      const place = Array.isArray(value) ? `${path}${name}[${index}].` : `${path}${name}.`;
      if (isRecord(entry)) yield* walk(entry, of, place, inner);
    }
  }
  for (const [name, shape] of Object.entries(known)) {
    if (Object.hasOwn(body, name)) continue;
    const [status, note] = shape.isRequired
      ? (['missing', 'This field is required.'] as const)
      : (['not sent', ''] as const);
    yield {
      path: `${path}${name}`,
      status,
      note,
      anchor: `${anchor}.${name}`,
      shape,
      value: undefined,
    };
  }
}
