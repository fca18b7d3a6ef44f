/**
 * An id as the index holds it:
 * 1. 0 where a heading has the id that its words give it;
 * 2. what stands between the id of the section and the name, for a part of that section;
 * 3. otherwise as it is.
 */
export type ShortId = 0 | readonly [between: string] | string;

type Place = {
  readonly name: string;
  /** The id of the section that a part stands in. */
  readonly section: string | undefined;
};

export function shortenId(id: string, {name, section}: Place): ShortId {
  if (id !== '' && id === toSlug(name)) return 0;
  if (section === undefined || id.length < section.length + name.length) return id;
  const between = id.slice(section.length, id.length - name.length);
  return id === section + between + name ? [between] : id;
}

export function restoreId(id: ShortId, {name, section = ''}: Place): string {
  if (id === 0) return toSlug(name);
  return typeof id === 'string' ? id : section + id[0] + name;
}

/** As Markdown makes the id of a heading. */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '');
}
