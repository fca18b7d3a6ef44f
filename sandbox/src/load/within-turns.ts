/** Together, a second in which this process was free to respond. */
const turns = 20;
const turnMilliseconds = 50;

export const noResponse = Symbol('no response');

/**
 * Resolves to the promised value, or to noResponse after twenty turns. Each turn is a timer that
 * starts when the previous one has fired. Fifty milliseconds of a suspended process therefore count
 * once, however long it was suspended, and a busy machine makes the limit longer, never shorter.
 */
export async function withinTurns<Value>(
  promise: Promise<Value>,
): Promise<Value | typeof noResponse> {
  let timer: NodeJS.Timeout | undefined;
  const turnsAreOver = new Promise<typeof noResponse>((resolve) => {
    const take = (left: number) => {
      if (left === 0) resolve(noResponse);
      else timer = setTimeout(take, turnMilliseconds, left - 1);
    };
    take(turns);
  });
  try {
    return await Promise.race([promise, turnsAreOver]);
  } finally {
    clearTimeout(timer);
  }
}
