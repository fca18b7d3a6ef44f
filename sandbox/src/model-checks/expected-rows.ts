/**
 * What each row does in each of its states to a trade of 1,000.00 DKK (payer fee 30.00, payee fee
 * 10.00, prioritized payees 300.00 and 200.00, in øre): who -> where to | dates | milestones | money |
 * payments | amount of the finished phase | deadline | what it sets off in other trades | whether
 * no webhook is sent. Checked by hand against the model, so that the table cannot drift unnoticed.
 */
export const expectedRows: Readonly<Record<string, string>> = {
  'T02 invited': 'payer -> accepted | contract.invitationAccepted | deadline payment',
  'T03 invited':
    'payer -> cancelled | contract.invitationRejected finished.cancelled | cancelled_by_buyer',
  'T04 paidUnaccepted':
    'payee -> awaitingShipment | contract.invitationAccepted delivery.started | deadline delivery',
  'T05 paidUnaccepted':
    'payee -> cancelled | contract.invitationRejected finished.cancelled finished.released | cancelled_by_seller_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T06 invited':
    'payer -> accepted | contract.invitationAccepted | opened:103000 | deadline payment',
  'T07 invited': 'payer -> invited | opened:103000 | deadline invitation | told to nobody',
  'T07 accepted': 'payer -> accepted | opened:103000 | deadline payment | told to nobody',
  'T08 accepted':
    'payer -> awaitingShipment | contract.paid delivery.started | paid_to_escrow | payer>escrowedPrice:100000 payer>escrowedFee:3000 | paid | deadline delivery | sets off uniqueness-key.paid',
  'T09 invited':
    'payer -> paidUnaccepted | contract.paid | paid_to_escrow | payer>escrowedPrice:100000 payer>escrowedFee:3000 | paid | deadline invitation | sets off uniqueness-key.paid',
  'T10 invited':
    'payer -> awaitingShipment | contract.invitationAccepted contract.paid delivery.started | paid_to_escrow | payer>escrowedPrice:100000 payer>escrowedFee:3000 | opened:103000 paid | deadline delivery | sets off uniqueness-key.paid',
  'T11 invited': 'payer -> invited | failed | deadline invitation',
  'T11 accepted': 'payer -> accepted | failed | deadline payment',
  'T11 awaitingShipment': 'payer -> awaitingShipment | failed | deadline delivery',
  'T11 awaitingReturnShipment': 'payer -> awaitingReturnShipment | failed | deadline return',
  'T12 invited': 'marketplace -> cancelled | finished.cancelled | cancelled',
  'T12 accepted': 'marketplace -> cancelled | finished.cancelled | cancelled',
  'T13 invited': 'payer -> cancelled | finished.cancelled | cancelled_by_buyer',
  'T13 accepted': 'payer -> cancelled | finished.cancelled | cancelled_by_buyer',
  'T14 invited': 'clock -> cancelled | finished.cancelled | cancelled',
  'T14 accepted': 'clock -> cancelled | finished.cancelled | cancelled',
  'T15 paidUnaccepted':
    'payer -> cancelled | finished.cancelled finished.released | cancelled_by_buyer_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T16 paidUnaccepted':
    'clock -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T17 awaitingShipment':
    'payer -> awaitingShipment | opened:4500 | deadline delivery | told to nobody',
  'T18 awaitingShipment':
    'payer -> awaitingHandIn | delivery.paid | payer>carrier:4500 | paid | deadline delivery',
  'T19 awaitingShipment':
    'payee -> cancelled | finished.cancelled finished.released | cancelled_by_seller_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T19 awaitingHandIn':
    'payee -> cancelled | finished.cancelled finished.released | cancelled_by_seller_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T19 manualDelivery':
    'payee -> cancelled | finished.cancelled finished.released | cancelled_by_seller_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T20 awaitingShipment':
    'payer -> cancelled | finished.cancelled finished.released | cancelled_by_buyer_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T20 awaitingHandIn':
    'payer -> cancelled | finished.cancelled finished.released | cancelled_by_buyer_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T20 manualDelivery':
    'payer -> cancelled | finished.cancelled finished.released | cancelled_by_buyer_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T21 awaitingShipment':
    'clock -> cancelled | finished.cancelled finished.released | delivery_deadline_exceeded cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T21 awaitingHandIn':
    'clock -> cancelled | finished.cancelled finished.released | delivery_deadline_exceeded cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T22 awaitingHandIn': 'carrier -> shipmentSent | delivery.sent | delivery_shipment_sent',
  'T23 shipmentSent':
    'carrier -> shipmentAtPickup | delivery.readyForPickup | delivery_shipment_pickup_ready',
  'T24 shipmentSent':
    'carrier -> shipmentDelivered | delivery.delivered | delivery_shipment_delivered | deadline condition',
  'T24 shipmentAtPickup':
    'carrier -> shipmentDelivered | delivery.delivered | delivery_shipment_delivered | deadline condition',
  'T25 shipmentSent': 'carrier -> shipmentLost | delivery.lost | delivery_shipment_lost',
  'T25 shipmentAtPickup': 'carrier -> shipmentLost | delivery.lost | delivery_shipment_lost',
  'T26 shipmentLost':
    'system -> cancelled | finished.cancelled finished.released | insurance_activated cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>payer:3000 insurer>payee:100000 | finished 1030',
  'T27 shipmentDelivered':
    'payer -> succeeded | delivery.approved finished.succeeded finished.released | delivery_condition_accepted finished | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T28 shipmentDelivered':
    'clock -> succeeded | delivery.approved finished.succeeded finished.released | delivery_condition_accepted finished | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T29 shipmentDelivered':
    'payer -> awaitingReturnShipment | delivery.rejected return.started | delivery_condition_rejected | deadline return',
  'T30 manualDelivery':
    'payer -> succeeded | delivery.delivered delivery.approved finished.succeeded finished.released | delivery_condition_accepted finished | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T31 manualDelivery':
    'payer -> manualReturn | delivery.delivered delivery.rejected return.started | delivery_condition_rejected | deadline condition',
  'T32 manualDelivery':
    'clock -> cancelled | finished.cancelled finished.released | delivery_deadline_exceeded cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T33 awaitingReturnShipment':
    'payer -> awaitingReturnShipment | opened:3900 | deadline return | told to nobody',
  'T34 awaitingReturnShipment':
    'payer -> awaitingReturnHandIn | return.paid | payer>carrier:3900 | paid | deadline return',
  'T35 awaitingReturnShipment':
    'clock -> succeeded | finished.succeeded finished.released | return_deadline_exceeded finished | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T35 awaitingReturnHandIn':
    'clock -> succeeded | finished.succeeded finished.released | return_deadline_exceeded finished | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T36 awaitingReturnHandIn': 'carrier -> returnSent | return.sent | return_shipment_sent',
  'T37 returnSent':
    'carrier -> returnAtPickup | return.readyForPickup | return_shipment_pickup_ready',
  'T38 returnSent':
    'carrier -> returnDelivered | return.delivered | return_delivery_shipment_delivered | deadline condition',
  'T38 returnAtPickup':
    'carrier -> returnDelivered | return.delivered | return_delivery_shipment_delivered | deadline condition',
  'T39 returnSent': 'carrier -> returnLost | return.lost | return_shipment_lost',
  'T39 returnAtPickup': 'carrier -> returnLost | return.lost | return_shipment_lost',
  'T40 returnLost':
    'system -> returned | finished.returned finished.released | insurance_activated finished | escrowedPrice>payer:100000 escrowedFee>payer:3000 insurer>payee:100000 | finished 1030',
  'T41 returnDelivered':
    'payee -> returned | return.approved finished.returned finished.released | return_condition_accepted finished | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T41 manualReturn':
    'payee -> returned | return.delivered return.approved finished.returned finished.released | return_condition_accepted finished | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T42 returnDelivered':
    'clock -> returned | return.approved finished.returned finished.released | return_condition_accepted finished | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T42 manualReturn':
    'clock -> returned | return.delivered return.approved finished.returned finished.released | return_condition_accepted finished | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T43 returnDelivered': 'payee -> returnDisputed | return.rejected | return_condition_rejected',
  'T43 manualReturn':
    'payee -> returnDisputed | return.delivered return.rejected | return_condition_rejected',
  'T44 returnDisputed':
    'system -> succeeded | finished.succeeded finished.released | finished | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T45 returnDisputed':
    'system -> returned | finished.returned finished.released | finished | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T46 paidUnaccepted':
    'marketplace -> paidUnaccepted | escrowedPrice>payer:10000 | deadline invitation',
  'T46 awaitingShipment':
    'marketplace -> awaitingShipment | escrowedPrice>payer:10000 | deadline delivery',
  'T46 awaitingHandIn':
    'marketplace -> awaitingHandIn | escrowedPrice>payer:10000 | deadline delivery',
  'T46 shipmentSent': 'marketplace -> shipmentSent | escrowedPrice>payer:10000',
  'T46 shipmentAtPickup': 'marketplace -> shipmentAtPickup | escrowedPrice>payer:10000',
  'T46 shipmentDelivered':
    'marketplace -> shipmentDelivered | escrowedPrice>payer:10000 | deadline condition',
  'T46 shipmentLost': 'marketplace -> shipmentLost | escrowedPrice>payer:10000',
  'T46 manualDelivery':
    'marketplace -> manualDelivery | escrowedPrice>payer:10000 | deadline delivery',
  'T46 awaitingReturnShipment':
    'marketplace -> awaitingReturnShipment | escrowedPrice>payer:10000 | deadline return',
  'T46 awaitingReturnHandIn':
    'marketplace -> awaitingReturnHandIn | escrowedPrice>payer:10000 | deadline return',
  'T46 returnSent': 'marketplace -> returnSent | escrowedPrice>payer:10000',
  'T46 returnAtPickup': 'marketplace -> returnAtPickup | escrowedPrice>payer:10000',
  'T46 returnDelivered':
    'marketplace -> returnDelivered | escrowedPrice>payer:10000 | deadline condition',
  'T46 returnLost': 'marketplace -> returnLost | escrowedPrice>payer:10000',
  'T46 manualReturn':
    'marketplace -> manualReturn | escrowedPrice>payer:10000 | deadline condition',
  'T46 returnDisputed': 'marketplace -> returnDisputed | escrowedPrice>payer:10000',
  'T47 paidUnaccepted':
    'marketplace -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T47 awaitingShipment':
    'marketplace -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T47 awaitingHandIn':
    'marketplace -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T47 manualDelivery':
    'marketplace -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T47 shipmentDelivered':
    'marketplace -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T47 returnDisputed':
    'marketplace -> cancelled | finished.cancelled finished.released | cancelled_with_payment_to_buyer | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T48 invited': 'system -> cancelled | finished.cancelled | cancelled',
  'T48 accepted': 'system -> cancelled | finished.cancelled | cancelled',
  'T49 cancelled': 'marketplace -> cancelled | told to nobody',
  'T50 succeeded':
    'clock -> succeeded | finished.released | escrowedFee>fees:3000 escrowedPrice>fees:1000 escrowedPrice>prioritizedPayees:30000 escrowedPrice>prioritizedPayees:20000 escrowedPrice>payee:49000 | finished 490',
  'T50 cancelled':
    'clock -> cancelled | finished.released | escrowedPrice>payer:100000 escrowedFee>payer:3000 | finished 1030',
  'T50 returned':
    'clock -> returned | finished.released | escrowedPrice>payer:100000 escrowedFee>fees:3000 | finished 1000',
  'T51 invited':
    'payer -> paidUnaccepted | contract.paid | paid_to_escrow | payer>escrowedPrice:100000 payer>escrowedFee:3000 | opened:103000 paid | deadline invitation | sets off uniqueness-key.paid',
  'T52 accepted':
    'payer -> awaitingShipment | contract.paid delivery.started | paid_to_escrow | payer>escrowedPrice:100000 payer>escrowedFee:3000 | opened:103000 paid | deadline delivery | sets off uniqueness-key.paid',
};
