/** The documented fields of every entity, written by hand. */
const entities = {
  Trade:
    'tradeId payer payee createdBy referenceId title description price prioritizedPayees phases images',
  TradeUser: 'symblepayUserId phoneNumber name city postalCode address fees status timeline',
  Fees: 'fixedAmount variableAmount variablePercentage amount',
  Status: 'deadline deadlineDescription title description iconId actions hasPendingAction',
  StatusAction: 'type text',
  TimelineEntry:
    'id title description iconId state date detailsTitle detailsDeadlineDescription detailsDescription',
  Phases: 'contract delivery return finished',
  ContractPhase: 'started paid invitationAccepted invitationRejected amount',
  ShipmentPhase:
    'started paid sent lost readyForPickup delivered approved rejected labelPricePayer labelPricePayee labelCode labelQrCodeLink labelPaidBy labelId shippingProvider labelTracking rejectedReason shopName shopAddressFull',
  RejectedReason: 'description images',
  FinishedPhase: 'succeeded cancelled returned released amount',
  PrioritizedPayee: 'symblepayAccountId amount bankReferenceText description',
  PrioritizedPayeeCreation:
    'symblepayAccountId amount bankReferenceText description fikCode bankAccount',
  Payment: 'externalId amount isPaid state',
  BusinessUser: 'symblepayUserId businessId businessLocationId userId bankAccount address',
  Address: 'streetName houseNumber city postNumber municipalityName floor sideDoor',
  BankAccount: 'bank accountNumber name',
  UserDetails: 'symblepayUserId bankAccount name phoneNumber hasCompletedOnboarding',
  Shipping: 'expectedMaxWeight paidBy returnPaidBy shippingOptions sender receiver price',
  ShippingOption: 'method deliveryPrice returnPrice',
  ShippingContact: 'name email phoneNumber address postalCode city',
  ReturnShipping: 'price',
  AppSwitch: 'appSwitchCallbackUri operatingSystem',
  ErrorResponse: 'type title detail status instance errors traceId typeCode',
  FieldError: 'key value',
  Image: 'url',
  Redirect: 'redirectUrl',
  TradeInitiated: 'redirectUrl tradeId',
  TradeCancelled: 'state',
  TradeList: 'trades pagination',
  Pagination: 'pageSize page',
} as const;

export const expectedFields = Object.entries(entities).map(
  ([schema, fields]) => [schema, fields.split(' ')] as const,
);

export const deprecatedFields = [
  'ReturnShipping.price',
  'Shipping.price',
  'TradeCreation.checkoutIdempotencyKey',
];
