import {usualFees} from './fees';
import {checkoutUrls} from './urls';
import {usualUsers} from './users';

/** What a trade needs beside its item. The order of the fields is the order that readers see. */
export const usualTerms = {...usualFees, ...usualUsers, ...checkoutUrls};
