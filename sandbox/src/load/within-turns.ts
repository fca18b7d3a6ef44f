/** Twenty turns of fifty milliseconds: a second in which this process was free to respond. */
const TURNS = 20;
const TURN_MILLISECONDS = 50;

export const NO_RESPONSE = Symbol('no response');

/**
 * What is promised, or NO_RESPONSE when it has not come after so many turns. A turn is a timer that
 * begins when the one before has fired, so it comes late on a busy machine and never early, and
 * what only waits for the processor goes on between two of them. A process that was put aside for a
 * minute has had one turn, not twelve hundred.
 */
export async function withinTurns<Value>(
  promise: Promise<Value>,
): Promise<Value | typeof NO_RESPONSE> {
  let timer: NodeJS.Timeout | undefined;
  const turnsAreOver = new Promise<typeof NO_RESPONSE>((resolve) => {
    const take = (left: number) => {
      if (left === 0) resolve(NO_RESPONSE);
      else timer = setTimeout(take, TURN_MILLISECONDS, left - 1);
    };
    take(TURNS);
  });
  try {
    return await Promise.race([promise, turnsAreOver]);
  } finally {
    clearTimeout(timer);
  }
}
