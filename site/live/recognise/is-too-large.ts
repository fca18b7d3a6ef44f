/** A page of a hundred trades has some 600,000 characters and 20,000 values. */
export const most = {characters: 1_000_000, values: 50_000, depth: 100} as const;

/** Why a body is not looked at; nothing when it is small enough. */
export function isTooLarge(body: object): string | undefined {
  const waiting: (readonly [object, number])[] = [[body, 1]];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    if (depth > most.depth) {
      return `Objects and lists are nested more than ${most.depth} deep. API responses never are.`;
    }
    for (const inner of Object.values(value) as unknown[]) {
      values += 1;
      if (values > most.values) {
        return `This holds more than ${most.values.toLocaleString('en')} values. Paste a part of it.`;
      }
      if (typeof inner === 'object' && inner !== null) waiting.push([inner, depth + 1]);
    }
  }
  return undefined;
}
