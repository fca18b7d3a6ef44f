import type {StateRow} from './state-row';
import {both, returnWay, wayTo} from './state-row';

/** From the rejection of the item until the payee has judged the return. */
export const returnStates = {
  awaitingReturnShipment: {
    code: 'R_LABEL',
    meaning: 'The item was rejected; nobody has bought a return label yet.',
    way: returnWay,
    payable: 'return',
    deadline: {kind: 'return', since: 'return.started'},
    seen: {
      payer: {
        icon: 'item_rejected',
        title: 'You rejected the item',
        description: 'Buy a return label, then hand in the parcel.',
        ifLate: "If the return isn't handed in by then, the money is released to the seller.",
        actions: ['BuyReturnShipment'],
      },
      payee: {
        icon: 'please_wait',
        title: 'The buyer rejected the item',
        description: 'The buyer buys a return label and sends the item back.',
        ifLate: "If the return isn't handed in by then, the money is released to you.",
        actions: ['BuyReturnShipment'],
      },
    },
    seenWhen: {
      payeeBuysLabel: {
        payer: {description: 'You can send the item back once the seller has bought a label.'},
        payee: {description: 'Buy a return label, so that the buyer can send the item back.'},
      },
    },
  },
  awaitingReturnHandIn: {
    code: 'R_READY',
    meaning: 'The payer has a return label and must hand in the parcel.',
    way: returnWay,
    deadline: {kind: 'return', since: 'return.started'},
    seen: {
      payer: {
        icon: 'delivery_time',
        title: 'Hand in the return',
        description: 'Write the label code on the parcel, or show it in the parcel shop.',
        ifLate: "If you don't hand in the return by then, the money is released to the seller.",
        actions: ['ShowShipment'],
      },
      payee: {
        icon: 'please_wait',
        title: 'Waiting for the return',
        description: 'The buyer has a return label.',
        ifLate: "If the return isn't handed in by then, the money is released to you.",
      },
    },
  },
  returnSent: {
    code: 'R_SENT',
    meaning: 'The carrier has the returned parcel.',
    way: returnWay,
    seen: both({
      icon: 'delivery_in_progress',
      title: 'The return is on its way',
      description: 'Follow it with the tracking link.',
      actions: ['TrackShipment'],
    }),
  },
  returnAtPickup: {
    code: 'R_PICKUP',
    meaning: 'The returned parcel waits for the payee in a shop.',
    way: returnWay,
    seen: both({
      icon: 'shop',
      title: 'The return is ready for pick-up',
      description: "It's waiting in the parcel shop.",
      actions: ['TrackShipment'],
    }),
  },
  returnDelivered: {
    code: 'R_DELIVERED',
    meaning: 'The payee has the returned parcel and inspects the item.',
    way: returnWay,
    deadline: {kind: 'condition', since: 'return.delivered'},
    seen: {
      payer: {
        icon: 'please_wait',
        title: 'The seller is checking the item',
        description: 'Your money stays in escrow until the seller approves the return.',
        ifLate:
          "If the seller doesn't respond by then, the return is approved automatically and the money is released to you, less the fee.",
        actions: ['TrackShipment'],
      },
      payee: {
        icon: 'approve',
        title: 'Is the item unchanged?',
        description: 'Approve the return or reject it.',
        ifLate: "If you don't respond by then, the return is approved automatically.",
        actions: ['GiveItemConditionFeedback', 'TrackShipment'],
      },
    },
  },
  returnLost: {
    code: 'R_LOST',
    meaning: 'The carrier lost the returned parcel.',
    way: wayTo('insurance_activated', 'finished'),
    seen: {
      payer: {
        icon: 'insurance',
        title: 'The return is lost',
        description: 'You get your money back, including the fee.',
      },
      payee: {
        icon: 'insurance',
        title: 'The return is lost',
        description: 'The insurance covers the price.',
      },
    },
  },
  manualReturn: {
    code: 'R_MANUAL',
    meaning: 'The item was rejected; the two meet to hand it back.',
    way: returnWay,
    deadline: {kind: 'condition', since: 'return.started'},
    seen: {
      payer: {
        icon: 'physical_delivery',
        title: 'Hand the item back',
        description: 'Meet the seller, who checks the item and approves the return.',
        ifLate:
          "If the seller doesn't respond by then, the return is approved automatically and the money is released to you, less the fee.",
      },
      payee: {
        icon: 'physical_delivery',
        title: 'Take the item back',
        description: 'Check the item, then approve or reject the return.',
        ifLate: "If you don't respond by then, the return is approved automatically.",
        actions: ['GiveItemConditionFeedbackManualDelivery'],
      },
    },
  },
  returnDisputed: {
    code: 'R_DISPUTED',
    meaning: 'The payee rejected the return; support decides.',
    way: wayTo('finished'),
    seen: both({
      icon: 'please_wait',
      title: 'Support is reviewing the return',
      description: 'The money stays in escrow until support decides.',
    }),
  },
} as const satisfies Record<string, StateRow>;
