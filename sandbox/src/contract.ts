/** Temporary words until the contract's generated types are merged. */
export type Milestone =
  | 'cancelled'
  | 'cancelled_by_buyer'
  | 'cancelled_by_seller'
  | 'cancelled_with_payment_to_buyer'
  | 'cancelled_by_buyer_with_payment_to_buyer'
  | 'cancelled_by_seller_with_payment_to_buyer'
  | 'delivery_condition_accepted'
  | 'delivery_condition_rejected'
  | 'delivery_deadline_exceeded'
  | 'delivery_shipment_delivered'
  | 'delivery_shipment_lost'
  | 'delivery_shipment_pickup_ready'
  | 'delivery_shipment_sent'
  | 'finished'
  | 'invitation_send'
  | 'insurance_activated'
  | 'paid_to_escrow'
  | 'return_condition_accepted'
  | 'return_condition_rejected'
  | 'return_deadline_exceeded'
  | 'return_delivery_shipment_delivered'
  | 'return_shipment_lost'
  | 'return_shipment_pickup_ready'
  | 'return_shipment_sent';
export type Icon =
  | 'delivery_in_progress'
  | 'approve'
  | 'delivery_time'
  | 'please_wait'
  | 'escrow_active'
  | 'escrow_succeded'
  | 'escrow_cancelled'
  | 'trade_succesful'
  | 'paid_to_escrow'
  | 'item_approved'
  | 'item_rejected'
  | 'insurance'
  | 'physical_delivery'
  | 'shop'
  | 'phone';
export type ActionType =
  | 'PaymentToEscrow'
  | 'RespondToInvitation'
  | 'RespondToInvitationAndPay'
  | 'BuyShipment'
  | 'BuyReturnShipment'
  | 'ShowShipment'
  | 'TrackShipment'
  | 'GiveItemConditionFeedbackManualDelivery'
  | 'GiveItemConditionFeedback'
  | 'Cancel';
export type PaymentState = 'Pending' | 'Paid' | 'Failed';
export type LabelProvider = 'Dao' | 'PostNord';
export type ShippingMethod = 'Dao' | 'PostNord' | 'Bring';
export type ShippingPayer = 'Payer' | 'Payee';
export type TypeCode = string;
export type Status = {
  deadline?: string;
  deadlineDescription?: string;
  title: string;
  description: string;
  iconId: Icon;
  actions: {type: ActionType; text: string}[];
  hasPendingAction: boolean;
};
export type TimelineEntry = {
  id: Milestone;
  title: string;
  description: string;
  iconId: Icon;
  state: 'Past' | 'Current' | 'Future';
  date?: string;
  detailsTitle?: string;
  detailsDescription?: string;
  detailsDeadlineDescription?: string;
};
export type Fees = {
  fixedAmount: number;
  variableAmount: number;
  variablePercentage: number;
  amount: number;
};
export type TradeUser = {
  symblepayUserId?: string;
  phoneNumber?: string;
  name?: string;
  city?: string;
  postalCode?: string;
  address?: string;
  fees: Fees;
  status: Status;
  timeline: TimelineEntry[];
};
export type ContractPhase = {
  started?: string;
  paid?: string;
  invitationAccepted?: string;
  invitationRejected?: string;
  amount?: number;
};
export type ShipmentPhase = {
  started?: string;
  paid?: string;
  labelPricePayer?: number;
  labelPricePayee?: number;
  labelCode?: string;
  labelQrCodeLink?: string;
  labelPaidBy?: ShippingPayer;
  labelId?: string;
  shippingProvider?: LabelProvider;
  labelTracking?: string;
  rejectedReason?: {description: string};
  shopName?: string;
  shopAddressFull?: string;
};
export type FinishedPhase = {succeeded?: string; amount?: number};
export type Phases = {
  contract: ContractPhase;
  delivery?: ShipmentPhase;
  return?: ShipmentPhase;
  finished?: FinishedPhase;
};
export type Trade = {
  tradeId: string;
  payer: TradeUser;
  payee: TradeUser;
  createdBy: string;
  referenceId?: string;
  title: string;
  description: string;
  price: number;
  prioritizedPayees?: {amount: number}[];
  phases: Phases;
  images?: {url: string}[];
};
export type Payment = {externalId: string; amount: number; isPaid: boolean; state: PaymentState};
