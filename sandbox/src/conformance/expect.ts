/** Plain checks that also run in a browser page, where there is no test runner. */

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [stable(actual), stable(expected)];
  if (one !== other) throw new Error(`${what}: expected ${other}, got ${one}`);
}

export function expectTrue(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

export async function expectRejection(promise: Promise<unknown>, what: string): Promise<void> {
  const isRejected = await promise.then(
    () => false,
    () => true,
  );
  expectTrue(isRejected, what);
}

/** JSON with sorted keys. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
