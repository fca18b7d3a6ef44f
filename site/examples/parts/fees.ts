export const usualFees = {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1, payeeFixedFee: 0};

/** Fees of which both parts show, for sums that are worked out to the øre. */
export const mixedFees = {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1.25, payeeFixedFee: 10};

export const noFees = {payerFee: 0, payerFixedFee: 0, payeeFee: 0, payeeFixedFee: 0};
