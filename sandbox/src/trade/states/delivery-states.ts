import type {StateRow} from './state-row';
import {both, deliveryWay, wayTo} from './state-row';

/**
 * From the payment until the payer has judged the item. Delivery time counts from delivery.started,
 * not contract.paid: the two are the same except when the payee accepts after the payer paid, where
 * counting from the payment could end before it began.
 */
export const deliveryStates = {
  awaitingShipment: {
    code: 'D_LABEL',
    meaning: 'Paid; nobody has bought a shipping label yet.',
    way: deliveryWay,
    payable: 'shipment',
    deadline: {kind: 'delivery', since: 'delivery.started'},
    seen: {
      payer: {
        icon: 'escrow_active',
        title: 'Your money is in escrow',
        description: 'Buy a shipping label, so that the seller can send the parcel.',
        ifLate:
          "If the parcel isn't handed in by then, the trade is cancelled and you get your money back, less the fee.",
        actions: ['BuyShipment', 'Cancel'],
      },
      payee: {
        icon: 'please_wait',
        title: 'The buyer has paid',
        description: 'You can send the parcel once the buyer has bought a shipping label.',
        ifLate:
          "If the parcel isn't handed in by then, the trade is cancelled and the buyer gets the money back, less the fee.",
        actions: ['BuyShipment', 'Cancel'],
      },
    },
    seenWhen: {
      payeeBuysLabel: {
        payer: {description: 'The seller buys a shipping label and sends the parcel.'},
        payee: {description: 'Buy a shipping label, then hand in the parcel.'},
      },
    },
  },
  awaitingHandIn: {
    code: 'D_READY',
    meaning: 'The payee has a label and must hand in the parcel.',
    way: deliveryWay,
    deadline: {kind: 'delivery', since: 'delivery.started'},
    seen: {
      payer: {
        icon: 'please_wait',
        title: 'Waiting for the parcel',
        description: 'The seller has a label and can hand in the parcel.',
        ifLate:
          "If the parcel isn't handed in by then, the trade is cancelled and you get your money back, less the fee.",
        actions: ['Cancel'],
      },
      payee: {
        icon: 'delivery_time',
        title: 'Hand in the parcel',
        description: 'Write the label code on the parcel, or show it in the parcel shop.',
        ifLate:
          "If you don't hand in the parcel by then, the trade is cancelled and the buyer gets the money back, less the fee.",
        actions: ['ShowShipment', 'Cancel'],
      },
    },
  },
  shipmentSent: {
    code: 'D_SENT',
    meaning: 'The carrier has the parcel.',
    way: deliveryWay,
    seen: both({
      icon: 'delivery_in_progress',
      title: 'The parcel is on its way',
      description: 'Follow it with the tracking link.',
      actions: ['TrackShipment'],
    }),
  },
  shipmentAtPickup: {
    code: 'D_PICKUP',
    meaning: 'The parcel waits for the payer in a shop.',
    way: deliveryWay,
    seen: both({
      icon: 'shop',
      title: 'The parcel is ready for pick-up',
      description: "It's waiting in the parcel shop.",
      actions: ['TrackShipment'],
    }),
  },
  shipmentDelivered: {
    code: 'D_DELIVERED',
    meaning: 'The payer has the parcel and inspects the item.',
    way: deliveryWay,
    deadline: {kind: 'condition', since: 'delivery.delivered'},
    seen: {
      payer: {
        icon: 'approve',
        title: 'Is the item as described?',
        description: 'Approve it, or reject it and send it back.',
        ifLate: "If you don't respond by then, the item is approved automatically.",
        actions: ['GiveItemConditionFeedback', 'TrackShipment'],
      },
      payee: {
        icon: 'please_wait',
        title: 'The buyer is checking the item',
        description: 'The money stays in escrow until the buyer approves it.',
        ifLate:
          "If the buyer doesn't respond by then, the item is approved automatically and the money is released to you.",
        actions: ['TrackShipment'],
      },
    },
  },
  shipmentLost: {
    code: 'D_LOST',
    meaning: 'The carrier lost the parcel.',
    way: wayTo('insurance_activated', 'cancelled_with_payment_to_buyer'),
    seen: {
      payer: {
        icon: 'insurance',
        title: 'The parcel is lost',
        description: 'You get your money back, including the fee.',
      },
      payee: {
        icon: 'insurance',
        title: 'The parcel is lost',
        description: 'The insurance covers the price.',
      },
    },
  },
  manualDelivery: {
    code: 'D_MANUAL',
    meaning: 'The payer has paid; the users meet to hand over the item.',
    way: deliveryWay,
    deadline: {kind: 'delivery', since: 'delivery.started'},
    seen: {
      payer: {
        icon: 'physical_delivery',
        title: 'Meet the seller',
        description: 'Your money is in escrow. Check the item, then approve or reject it.',
        ifLate:
          "If the item isn't handed over and approved by then, the trade is cancelled and you get your money back, less the fee.",
        actions: ['GiveItemConditionFeedbackManualDelivery', 'Cancel'],
      },
      payee: {
        icon: 'physical_delivery',
        title: 'Meet the buyer',
        description: 'The money is in escrow. Hand the item over.',
        ifLate:
          "If the item isn't handed over and approved by then, the trade is cancelled and the buyer gets the money back, less the fee.",
        actions: ['Cancel'],
      },
    },
  },
} as const satisfies Record<string, StateRow>;
