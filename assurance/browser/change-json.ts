/** What stands where something else should. */
const others: readonly unknown[] = [
  ...[null, -1, 1e21, true, '', '\uD83D', 'other'],
  ...[[], {}, [null], [[]], {to: 1}],
];

/** The same JSON with something else in one place, so many times: spread over all of its places. */
export function changeJson(text: string, times: number): readonly string[] {
  const value: unknown = JSON.parse(text);
  const places = listPlaces(value);
  return Array.from({length: times}, (_, index) => {
    const place = places[Math.floor((index * places.length) / times)] ?? [];
    return JSON.stringify(replaceAt(value, place, others[index % others.length]));
  });
}

type Place = readonly string[];

function listPlaces(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => listPlaces(inner, [...at, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? replaceAt(item, rest, other) : item,
    );
  }
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? replaceAt(inner, rest, other) : inner]),
  );
}
