import type {SchemaLink, SchemaNode} from '../../model/model';

/** A type in words, in pieces so that a model's name can be a link: `list of ` + Trade. */
type TypeWords = {
  readonly before: string;
  readonly link?: SchemaLink | undefined;
  readonly after: string;
};

export function typeWords(node: SchemaNode): TypeWords {
  const after = node.types.includes('null') ? ' or null' : '';
  if (node.link) return {before: '', link: node.link, after};
  if (node.modelName !== undefined) return {before: `${node.modelName}${after}`, after: ''};
  const inner = innerOf(node);
  if (!inner) return {before: `${plainLabel(node)}${after}`, after: ''};
  const {before, link, after: innerAfter} = typeWords(inner.schema);
  return {
    before: `${inner.word} of ${before || (link ? '' : 'anything')}`,
    link,
    after: `${innerAfter}${after}`,
  };
}

/** What a list or a map contains, if there is nothing else to say about it. */
function innerOf(
  node: SchemaNode,
): {readonly word: string; readonly schema: SchemaNode} | undefined {
  const isList = node.types.every((type) => type === 'array' || type === 'null');
  if (node.items && isList) return {word: 'list', schema: node.items};
  const [other, ...more] = node.others;
  if (other && more.length === 0 && node.fields.length === 0)
    return {word: 'map', schema: other.schema};
  return undefined;
}

function plainLabel(node: SchemaNode): string {
  const types = node.types.filter((type) => type !== 'null');
  if (types.length === 0 && node.choices.length > 0) {
    return node.choices[0]?.kind === 'oneOf' ? 'one of' : 'any of';
  }
  const names = types.join(' or ') || (node.values.length > 0 ? 'enum' : 'anything');
  return node.format === undefined ? names : `${names} (${node.format})`;
}
