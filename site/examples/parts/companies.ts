import {SEED} from '@symblepay/sandbox';

/** A second location of the company that the sandbox knows. */
export const vesterbroCykler = {
  businessId: SEED.businessId,
  businessLocationId: '1012345699',
  name: 'Vesterbro Cykler ApS',
};
