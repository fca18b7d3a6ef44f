import contract from '@symblepay/openapi/openapi.json';
import {kebabCase} from '@symblepay/reference/anchors';
import {anchors} from '../contract-quotes/anchors';
import {listRequestAnchors} from '../contract-quotes/contract-fields';
import {routes} from '../../routes';

/** Somewhere that an assumption shows; the label is Markdown. */
export type Occurrence = {readonly label: string; readonly url?: string};

const requestAnchors = listRequestAnchors();

/** Where the contract assumes something, by the id of the assumption. */
export function listContractOccurrences(
  node: unknown = contract,
  path: readonly string[] = [],
): readonly (readonly [string, Occurrence])[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'x-assumption'
      ? (value as readonly string[]).map((id) => [id, occurrenceOf(path, node)] as const)
      : listContractOccurrences(value, [...path, key]),
  );
}

type Named = {readonly operationId?: string; readonly summary?: string; readonly name?: string};

/** What a reader calls this part of the contract, and where the reference or a guide shows it. */
function occurrenceOf(path: readonly string[], thing: Named): Occurrence {
  const [part = '', kind = '', name = '', , field, ...rest] = path;
  if (part === 'components' && kind === 'schemas') {
    return path[3] === 'x-error-catalogue'
      ? {label: `\`${field ?? ''}\``, url: `${routes.errors}#${field ?? ''}`}
      : schemaOccurrence(name, rest.includes('properties') ? undefined : field);
  }
  const {operationId = '', summary = '', name: parameter = ''} = thing;
  switch (part) {
    case 'paths':
      return inReference(summary, kebabCase(operationId));
    case 'webhooks':
      return inReference(`\`${kind}\``, `webhook.${kind.replaceAll('.', '_')}`);
    case 'components':
      return inReference(
        `\`${parameter}\``,
        [...anchors].find((anchor) => anchor.endsWith(`.query.${parameter}`)),
      );
    default:
      return inReference(part === 'servers' ? 'Servers' : 'All calls', part);
  }
}

/** A model of the reference, or one of its fields; models of requests are shown at the request. */
function schemaOccurrence(name: string, field: string | undefined): Occurrence {
  const label = field === undefined ? name : `${name}.${field}`;
  const inRequest = [requestAnchors.get(name), field].filter(Boolean).join('.');
  const anchor = [`schema.${label}`, inRequest, `schema.${name}`].find((each) => anchors.has(each));
  return inReference(`\`${label}\``, anchor);
}

function inReference(label: string, anchor: string | undefined): Occurrence {
  const isThere = anchor !== undefined && anchors.has(anchor);
  return {label, url: `${routes.reference}${isThere ? `#${anchor}` : ''}`};
}
