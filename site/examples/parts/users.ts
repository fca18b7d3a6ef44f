import {SEED} from '@symblepay/sandbox';

/** Two users whom every sandbox knows: connected, with a payout account. */
export const {payer, payee} = SEED;

export const usualUsers = {payerMarketplaceUserId: payer, payeeMarketplaceUserId: payee};
