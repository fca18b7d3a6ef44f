import type {paths} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';

type Method = 'GET' | 'POST' | 'DELETE';
type Route = {readonly method: Method; readonly path: keyof paths};

export const BASE_PATH = '/v1/marketplace';

const TRADE = '/users/{marketplaceUserId}/trades/{tradeId}';
const LOCATION = '/users/business/{businessId}/{businessLocationId}';

/** Checked against the contract by a test; the document itself is too big to ship to a browser. */
export const ROUTES: Readonly<Record<OperationId, Route>> = {
  createBusinessUser: {method: 'POST', path: '/users/business'},
  editBusinessUser: {method: 'POST', path: LOCATION},
  getBusinessUser: {method: 'GET', path: LOCATION},
  deleteBusinessUser: {method: 'DELETE', path: LOCATION},
  connectUser: {method: 'POST', path: '/users/connect'},
  getUser: {method: 'GET', path: '/users/{marketplaceUserId}'},
  initiateBankAccount: {method: 'POST', path: '/users/{marketplaceUserId}/bankaccount/initiate'},
  createPaymentLink: {
    method: 'POST',
    path: '/users/{marketplaceUserId}/payments/{paymentId}/link',
  },
  initiateTrade: {method: 'POST', path: '/trades/initiate'},
  cancelTrade: {method: 'POST', path: '/trades/cancel'},
  listTrades: {method: 'GET', path: '/users/{marketplaceUserId}/trades'},
  getTrade: {method: 'GET', path: TRADE},
  createTradeStatusLink: {method: 'POST', path: `${TRADE}/status`},
  reimbursePayer: {
    method: 'POST',
    path: '/users/{payerMarketplaceUserId}/trades/{tradeId}/reimburse-payer',
  },
  acceptInvitation: {method: 'POST', path: `${TRADE}/accept-invitation`},
  rejectInvitation: {method: 'POST', path: `${TRADE}/reject-invitation`},
  acceptInvitationAndPay: {method: 'POST', path: `${TRADE}/accept-invitation-and-pay`},
  payToEscrow: {method: 'POST', path: `${TRADE}/payment-to-escrow`},
  abandonTrade: {method: 'POST', path: `${TRADE}/abandon`},
  acceptItemCondition: {method: 'POST', path: `${TRADE}/item-condition-accepted`},
  rejectItemCondition: {method: 'POST', path: `${TRADE}/item-condition-rejected`},
  buyShipment: {method: 'POST', path: `${TRADE}/buy-shipment`},
  buyReturnShipment: {method: 'POST', path: `${TRADE}/buy-return-shipment`},
};

export const operationIds = Object.keys(ROUTES) as readonly OperationId[];
