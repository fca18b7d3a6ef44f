import type {NamedSchema, Operation} from '../model/model';

/** The models that a call names, and those that these name, in the order of the page. */
export function linkedModels(
  call: Operation,
  schemas: readonly NamedSchema[],
): readonly NamedSchema[] {
  const byId = new Map(schemas.map((named) => [named.id, named]));
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const inner of Object.values(part)) visit(inner);
    const named = 'link' in part ? byId.get(idOf(part.link)) : undefined;
    if (!named || found.has(named.id)) return;
    found.add(named.id);
    visit(named.schema);
  };
  visit(call);
  return schemas.filter(({id}) => found.has(id));
}

function idOf(link: unknown): string {
  return typeof link === 'object' && link !== null && 'id' in link ? String(link.id) : '';
}
