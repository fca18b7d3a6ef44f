import type {StateRow} from './state-row';
import {both, wayTo} from './state-row';

const refundLater = {
  payer: {description: 'The money is released to you on the next banking day.'},
  payee: {description: 'The money is released to the buyer on the next banking day.'},
};

const insurancePays = {
  payer: {},
  payee: {description: 'The parcel was lost. The insurance pays you the price.'},
};

/**
 * The trade is over. Money that leaves escrow is released; when it reaches a bank account is not
 * known here.
 */
export const finishedStates = {
  succeeded: {
    code: 'F_SUCCEEDED',
    meaning: 'Finished: the money goes to the payee.',
    way: wayTo(),
    finish: {releasesTo: 'payee'},
    seen: {
      payer: {
        icon: 'trade_succesful',
        title: 'Trade finished',
        description: 'The money is released to the seller.',
      },
      payee: {
        icon: 'escrow_succeded',
        title: 'Trade finished',
        description: 'The money is released to you.',
      },
    },
    seenWhen: {
      moneyIsPutOff: {
        payer: {description: 'The money is released to the seller on the next banking day.'},
        payee: {description: 'The money is released to you on the next banking day.'},
      },
    },
  },
  cancelled: {
    code: 'F_CANCELLED',
    meaning: 'Finished: the trade was cancelled.',
    way: wayTo(),
    finish: {releasesTo: 'payer'},
    seen: refund('Trade cancelled'),
    seenWhen: {
      moneyIsPutOff: refundLater,
      nothingIsPaid: both({description: 'No money was taken.'}),
      insurancePays,
    },
  },
  returned: {
    code: 'F_RETURNED',
    meaning: 'Finished: the item went back, and the money goes to the payer.',
    way: wayTo(),
    finish: {releasesTo: 'payer'},
    seen: refund('Return finished'),
    seenWhen: {moneyIsPutOff: refundLater, insurancePays},
  },
} as const satisfies Record<string, StateRow>;

function refund(title: string) {
  const icon = 'escrow_cancelled';
  return {
    payer: {icon, title, description: 'The money is released to you.'},
    payee: {icon, title, description: 'The money is released to the buyer.'},
  } as const;
}
