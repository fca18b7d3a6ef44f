import type {OperationId as ControlId} from '@symblepay/openapi/control/validators/index';

/** Which tool gives what an argument wants. */
export const argumentHints: Readonly<Record<string, string>> = {
  marketplaceUserId: 'connectUser makes a user known; open_sandbox names users who are there.',
  payerMarketplaceUserId: 'open_sandbox names a payer who is there.',
  tradeId: 'initiateTrade gives it.',
  paymentId:
    'The externalId that acceptInvitationAndPay, payToEscrow, buyShipment or buyReturnShipment gave.',
  businessId: 'createBusinessUser registers it; open_sandbox names one that is there.',
  businessLocationId: 'createBusinessUser registers it; open_sandbox names one that is there.',
  number: 'sandbox_listLog gives it.',
};

/** What to do with a response, by the name of its schema. */
export const responseHints: Readonly<Record<string, string>> = {
  Redirect:
    'Then play the user: sandbox_openPage with the redirectUrl, and sandbox_choose on that page.',
  TradeInitiated:
    'Then play the payer, who pays: sandbox_openPage with the redirectUrl, and sandbox_choose on that page.',
  Payment: 'Then createPaymentLink with the externalId as paymentId.',
  Trade: 'The actions in status say what each user may do next.',
};

/** The calls of the control API that are tools, each with what to know beside its description. */
export const offeredControls: Readonly<Partial<Record<ControlId, string>>> = {
  readClock: '',
  advanceClock: '',
  runClockToNext: '',
  listTrades: '',
  readTrade: 'balances are in øre, a hundredth of a krone.',
  arrangeTrade: 'A short cut to a trade in any state.',
  listSteps: '',
  listEvents: '',
  simulate:
    'Plays the carrier, the bank, the insurer and support. After buyShipment is paid: shipment.sent, shipment.ready-for-pickup, shipment.delivered.',
  act: '',
  suggestValues: '',
  readSettings: '',
  changeSettings: '',
  addFault: '',
  clearFaults: '',
  addEndpoint:
    'Send {} to let the sandbox receive webhooks itself, and read them with sandbox_listReceived. There is no network, so a url is never reached.',
  listReceived: 'Needs sandbox_addEndpoint first.',
  listLog: '',
  replayAsCurl: '',
  reset: '',
};
