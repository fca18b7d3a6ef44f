export function firstOfEach<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): readonly Item[] {
  const kinds = items.map(kindOf);
  return items.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}
