import type {OperationId} from '@symblepay/openapi/validators';

/** The scenarios that the reference is made of. What they do not hold is taken from the others. */
export const shownScenario = 'reference-calls';
export const refusalsScenario = 'reference-refusals';

/**
 * What the reference shows of each call: steps of the scenario, the usual one first, with what is
 * special about them. The samples send the first; it must get by without optional parameters.
 */
export const shownCalls: Readonly<Record<OperationId, Readonly<Record<string, string>>>> = {
  connectUser: {
    connect: 'A user signs in on the web',
    'connect-in-app': 'A user of your app signs in and passes a passport check',
  },
  getUser: {'read-user': 'A user with a payout account'},
  initiateBankAccount: {
    'choose-account': 'A user chooses an account on the web',
    'choose-account-in-app': 'A user of your app chooses an account',
  },
  createBusinessUser: {'register-shop': 'A shop of a company'},
  editBusinessUser: {'edit-shop': 'The shop has a new phone number'},
  getBusinessUser: {'read-shop': 'A shop of a company'},
  deleteBusinessUser: {'delete-shop': 'The shop closes'},
  initiateTrade: {
    'initiate-shipped': 'A parcel whose label the payer pays',
    'initiate-in-person': 'The users meet: only the required fields',
    'initiate-with-prioritized-payees': 'A bank and a workshop are paid before the payee',
  },
  cancelTrade: {cancel: 'A checkout that is not paid'},
  listTrades: {list: 'A payee with one trade'},
  getTrade: {
    'read-paid': 'Paid: a label must be bought',
    'read-invited': 'Initiated: the payer is invited',
    'read-delivered': 'Delivered: the payer looks at the item',
  },
  createTradeStatusLink: {
    'status-page': 'A user comes from the web',
    'status-page-in-app': 'A user comes from your app',
  },
  abandonTrade: {abandon: 'The payee leaves a paid trade'},
  reimbursePayer: {reimburse: 'A discount for a fault'},
  acceptInvitation: {accept: 'The payer accepts'},
  rejectInvitation: {'reject-invitation': 'The payer rejects'},
  acceptInvitationAndPay: {'accept-and-pay': 'The payer accepts and will pay'},
  payToEscrow: {pay: 'The payer will pay'},
  createPaymentLink: {link: 'A user pays on the web', 'link-in-app': 'A user of your app pays'},
  buyShipment: {'buy-label': 'The payer buys the label'},
  buyReturnShipment: {'buy-return-label': 'The payer buys the return label'},
  acceptItemCondition: {
    'accept-item': 'The payer approves the item',
    'accept-return': 'The payee approves the return',
  },
  rejectItemCondition: {'reject-item': 'The payer rejects the item'},
};

/** The state of the trade in the notification about trades. */
export const shownTradeState = 'paid_to_escrow';
