/** Where the reference is. Pages import it, so it brings no table of operations along. */
export const referenceRoute = '/v1/marketplace';
