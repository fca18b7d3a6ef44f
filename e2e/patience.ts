/** In milliseconds. Two cores may have to serve, build and browse at once: only what never comes is a failure. */
export const patience = 120_000;
