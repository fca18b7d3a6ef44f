/** The documented values of every enumeration, spelled as the API spells them. */
const enumerations = {
  PaymentState: 'Pending Paid Failed',
  TimelineState: 'Past Current Future',
  Party: 'Payer Payee',
  ShippingMethod: 'Dao PostNord Bring',
  ShipmentProvider: 'Dao PostNord',
  ActionType:
    'PaymentToEscrow RespondToInvitation RespondToInvitationAndPay BuyShipment BuyReturnShipment ShowShipment TrackShipment GiveItemConditionFeedbackManualDelivery GiveItemConditionFeedback Cancel',
  MilestoneId:
    'cancelled cancelled_by_buyer cancelled_by_seller cancelled_with_payment_to_buyer cancelled_by_buyer_with_payment_to_buyer cancelled_by_seller_with_payment_to_buyer delivery_condition_accepted delivery_condition_rejected delivery_deadline_exceeded delivery_shipment_delivered delivery_shipment_lost delivery_shipment_pickup_ready delivery_shipment_sent finished invitation_send insurance_activated paid_to_escrow return_condition_accepted return_condition_rejected return_deadline_exceeded return_delivery_shipment_delivered return_shipment_lost return_shipment_pickup_ready return_shipment_sent',
  IconId:
    'delivery_in_progress approve delivery_time please_wait escrow_active escrow_succeded escrow_cancelled trade_succesful paid_to_escrow item_approved item_rejected insurance physical_delivery shop phone',
} as const;

export const expectedEnumerations = Object.entries(enumerations).map(
  ([schema, values]) => [schema, values.split(' ')] as const,
);
