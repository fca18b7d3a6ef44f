import {operations} from '@symblepay/openapi/operations';
import {shapes} from '@symblepay/openapi/shapes';
import {kebabCase} from '@symblepay/reference/anchors';
import type {OperationId} from '@symblepay/openapi/validators';
import {listAt, textAt} from './facts';
import {findCallTo} from './find-call';
import {toHref} from './link-field';
import type {Body} from './recognise';

/** A field of the request that an error names. */
export type RefusedField = {
  readonly key: string;
  readonly reason: string;
  /** Where the reference describes it, when the call is known and has such a field. */
  readonly href: string | undefined;
};

const mostFields = 50;
const longestText = 200;

export function listRefusedFields(body: Body, call: OperationId | undefined): RefusedField[] {
  const to = call ?? findCallTo(textAt(body, 'instance') ?? '');
  return listAt(body, 'errors')
    .slice(0, mostFields)
    .map((entry) => {
      const key = textAt(entry, 'key') ?? '';
      return {
        key: key.slice(0, longestText),
        reason: (textAt(entry, 'value') ?? '').slice(0, longestText),
        href: to && linkField(to, key),
      };
    });
}

function linkField(call: OperationId, key: string): string | undefined {
  const names = key.replace(/\[\d+\]/g, '').split('.');
  let schema = operations[call].body;
  for (const name of names) {
    const shape = schema === undefined ? undefined : shapes[schema];
    if (shape === undefined || !Object.hasOwn(shape, name)) return undefined;
    schema = shape[name]?.of;
  }
  return toHref([`${kebabCase(call)}.body`, ...names].join('.'));
}
