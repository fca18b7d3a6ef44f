import {CAST} from '@symblepay/sandbox/facts';

/** Two users whom every sandbox knows: connected, with a payout account. */
export const payer = CAST.payer.marketplaceUserId;
export const payee = CAST.payee.marketplaceUserId;

/** A payee who has yet to connect. */
export const newPayee = CAST.newPayee.marketplaceUserId;

/** A payee whom the sandbox connects without anybody clicking. */
export const autoPayee = CAST.autoPayee.marketplaceUserId;

/** Others who want to buy the same item; a payer need not be connected. */
export const otherPayer = CAST.otherPayer.marketplaceUserId;
export const latePayer = CAST.latePayer.marketplaceUserId;

/** An id that belongs to no user. */
export const nobody = 'nobody-4711';

export const usualUsers = {payerMarketplaceUserId: payer, payeeMarketplaceUserId: payee};
