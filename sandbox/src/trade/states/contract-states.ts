import type {StateRow} from './state-row';
import {deliveryWay} from './state-row';

/** Until the two agree and the payer has paid. */
export const contractStates = {
  invited: {
    code: 'INVITED',
    meaning: 'The invitee has not responded yet.',
    way: deliveryWay,
    payable: 'escrow',
    deadline: {kind: 'invitation', since: 'contract.started'},
    seen: {
      payer: {
        icon: 'approve',
        title: 'You are invited to a trade',
        description: 'Accept and pay, or reject the invitation.',
        ifLate: "If you don't respond by then, the trade is cancelled.",
        actions: ['RespondToInvitationAndPay', 'RespondToInvitation', 'Cancel'],
      },
      payee: {
        icon: 'please_wait',
        title: 'Waiting for the buyer',
        description: "The buyer hasn't responded yet.",
        ifLate: "If the buyer doesn't respond by then, the trade is cancelled.",
        actions: ['Cancel'],
      },
    },
    seenWhen: {
      createdByPayer: {
        payer: {
          icon: 'please_wait',
          title: 'Waiting for the seller',
          description: "The seller hasn't responded yet. You can pay now.",
          ifLate: "If the seller doesn't respond by then, the trade is cancelled.",
          actions: ['PaymentToEscrow', 'Cancel'],
        },
        payee: {
          icon: 'approve',
          title: 'You are invited to a trade',
          description: 'Accept or reject the invitation.',
          ifLate: "If you don't respond by then, the trade is cancelled.",
          actions: ['RespondToInvitation', 'Cancel'],
        },
      },
    },
  },
  accepted: {
    code: 'ACCEPTED',
    meaning: 'Both users have accepted; the payer has not paid yet.',
    way: deliveryWay,
    payable: 'escrow',
    deadline: {kind: 'payment', since: 'contract.invitationAccepted'},
    seen: {
      payer: {
        icon: 'approve',
        title: 'Pay to start the trade',
        description: 'Your money is held in escrow until you approve the item.',
        ifLate: "If you don't pay by then, the trade is cancelled.",
        actions: ['PaymentToEscrow', 'Cancel'],
      },
      payee: {
        icon: 'please_wait',
        title: 'Waiting for payment',
        description: "The buyer hasn't paid yet.",
        ifLate: "If the buyer doesn't pay by then, the trade is cancelled.",
        actions: ['Cancel'],
      },
    },
  },
  // Counted from the payment: from the start, it could be over when the payer pays.
  paidUnaccepted: {
    code: 'PAID_UNACCEPTED',
    meaning: 'The payer paid before the payee accepted the invitation.',
    way: deliveryWay,
    deadline: {kind: 'invitation', since: 'contract.paid'},
    seen: {
      payer: {
        icon: 'escrow_active',
        title: 'Your money is in escrow',
        description: "The seller hasn't accepted yet.",
        ifLate:
          "If the seller doesn't respond by then, the trade is cancelled and you get your money back, with the fee.",
        actions: ['Cancel'],
      },
      payee: {
        icon: 'approve',
        title: 'The buyer has paid',
        description: 'Accept or reject the invitation.',
        ifLate:
          "If you don't respond by then, the trade is cancelled and the buyer gets the money back, with the fee.",
        actions: ['RespondToInvitation'],
      },
    },
  },
} as const satisfies Record<string, StateRow>;
