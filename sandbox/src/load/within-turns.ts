/** Twenty turns of fifty milliseconds: a second in which this process was free to respond. */
const turns = 20;
const turnMilliseconds = 50;

export const noResponse = Symbol('no response');

/**
 * What is promised, or noResponse when it has not come after so many turns. A turn is a timer that
 * begins when the one before has fired, so it comes late on a busy machine and never early, and
 * what only waits for the processor goes on between two of them. A process that was put aside for a
 * minute has had one turn, not twelve hundred.
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
