import type {StateRow} from './state-row';
import {both, wayTo} from './state-row';

/**
 * The trade is over. Money that leaves escrow is released; when it reaches a bank account is not
 * known here.
 */
export const FINISHED_STATES = {
  succeeded: {
    code: 'F_SUCCEEDED',
    meaning: 'Finished: the money goes to the payee.',
    way: wayTo(),
    payable: null,
    finish: {releasesTo: 'payee'},
    deadline: null,
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
        payer: {
          icon: 'trade_succesful',
          title: 'Trade finished',
          description: 'The money is released to the seller on the next banking day.',
        },
        payee: {
          icon: 'escrow_succeded',
          title: 'Trade finished',
          description: 'The money is released to you on the next banking day.',
        },
      },
    },
  },
  cancelled: {
    code: 'F_CANCELLED',
    meaning: 'Finished: the trade was cancelled.',
    way: wayTo(),
    payable: null,
    finish: {releasesTo: 'payer'},
    deadline: null,
    seen: {
      payer: {
        icon: 'escrow_cancelled',
        title: 'Trade cancelled',
        description: 'The money is released to you.',
      },
      payee: {
        icon: 'escrow_cancelled',
        title: 'Trade cancelled',
        description: 'The money is released to the buyer.',
      },
    },
    seenWhen: {
      moneyIsPutOff: {
        payer: {
          icon: 'escrow_cancelled',
          title: 'Trade cancelled',
          description: 'The money is released to you on the next banking day.',
        },
        payee: {
          icon: 'escrow_cancelled',
          title: 'Trade cancelled',
          description: 'The money is released to the buyer on the next banking day.',
        },
      },
      nothingIsPaid: both({
        icon: 'escrow_cancelled',
        title: 'Trade cancelled',
        description: 'The trade is over. Nothing was paid.',
      }),
    },
  },
  returned: {
    code: 'F_RETURNED',
    meaning: 'Finished: the item went back, and the money goes to the payer.',
    way: wayTo(),
    payable: null,
    finish: {releasesTo: 'payer'},
    deadline: null,
    seen: {
      payer: {
        icon: 'escrow_cancelled',
        title: 'Return finished',
        description: 'The money is released to you.',
      },
      payee: {
        icon: 'escrow_cancelled',
        title: 'Return finished',
        description: 'The money is released to the buyer.',
      },
    },
    seenWhen: {
      moneyIsPutOff: {
        payer: {
          icon: 'escrow_cancelled',
          title: 'Return finished',
          description: 'The money is released to you on the next banking day.',
        },
        payee: {
          icon: 'escrow_cancelled',
          title: 'Return finished',
          description: 'The money is released to the buyer on the next banking day.',
        },
      },
    },
  },
} as const satisfies Record<string, StateRow>;
