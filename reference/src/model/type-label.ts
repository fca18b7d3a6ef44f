import type {SchemaLink, SchemaNode} from './model';

/** A type in words, in pieces so that a model's name can be a link: `list of ` + Trade. */
export type TypeLabel = {readonly text: string; readonly link?: SchemaLink | undefined};

export function typeLabel(node: SchemaNode): TypeLabel {
  const suffix = node.types.includes('null') ? ' or null' : '';
  if (node.link) return {text: suffix, link: node.link};
  if (node.items && isList(node)) {
    const inner = typeLabel(node.items);
    return {text: `list of ${inner.link ? '' : inner.text || 'anything'}`, link: inner.link};
  }
  const [other, ...more] = node.others;
  if (other && more.length === 0 && node.fields.length === 0) {
    const inner = typeLabel(other.schema);
    return {text: `map of ${inner.link ? '' : inner.text || 'anything'}`, link: inner.link};
  }
  return {text: `${plainLabel(node)}${suffix}`};
}

function isList({types}: SchemaNode): boolean {
  return types.includes('array') && types.every((type) => type === 'array' || type === 'null');
}

function plainLabel(node: SchemaNode): string {
  const types = node.types.filter((type) => type !== 'null');
  if (types.length === 0 && node.choices.length > 0) {
    return node.choices[0]?.kind === 'oneOf' ? 'one of' : 'any of';
  }
  const names = types.join(' or ') || (node.values.length > 0 ? 'enum' : 'anything');
  return node.format === undefined ? names : `${names} (${node.format})`;
}
