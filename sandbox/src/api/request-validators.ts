import type {FieldError} from '@symblepay/openapi/types';
import {validateParameters as abandonTradeParameters} from '@symblepay/openapi/validators/abandonTrade';
import {validateParameters as acceptInvitationParameters} from '@symblepay/openapi/validators/acceptInvitation';
import {validateParameters as acceptInvitationAndPayParameters} from '@symblepay/openapi/validators/acceptInvitationAndPay';
import {validateParameters as acceptItemConditionParameters} from '@symblepay/openapi/validators/acceptItemCondition';
import {
  validateBody as buyReturnShipmentBody,
  validateParameters as buyReturnShipmentParameters,
} from '@symblepay/openapi/validators/buyReturnShipment';
import {
  validateBody as buyShipmentBody,
  validateParameters as buyShipmentParameters,
} from '@symblepay/openapi/validators/buyShipment';
import {
  validateBody as cancelTradeBody,
  validateParameters as cancelTradeParameters,
} from '@symblepay/openapi/validators/cancelTrade';
import {
  validateBody as connectUserBody,
  validateParameters as connectUserParameters,
} from '@symblepay/openapi/validators/connectUser';
import {
  validateBody as createBusinessUserBody,
  validateParameters as createBusinessUserParameters,
} from '@symblepay/openapi/validators/createBusinessUser';
import {
  validateBody as createPaymentLinkBody,
  validateParameters as createPaymentLinkParameters,
} from '@symblepay/openapi/validators/createPaymentLink';
import {
  validateBody as createTradeStatusLinkBody,
  validateParameters as createTradeStatusLinkParameters,
} from '@symblepay/openapi/validators/createTradeStatusLink';
import {validateParameters as deleteBusinessUserParameters} from '@symblepay/openapi/validators/deleteBusinessUser';
import {
  validateBody as editBusinessUserBody,
  validateParameters as editBusinessUserParameters,
} from '@symblepay/openapi/validators/editBusinessUser';
import {validateParameters as getBusinessUserParameters} from '@symblepay/openapi/validators/getBusinessUser';
import {validateParameters as getTradeParameters} from '@symblepay/openapi/validators/getTrade';
import {validateParameters as getUserParameters} from '@symblepay/openapi/validators/getUser';
import {
  validateBody as initiateBankAccountBody,
  validateParameters as initiateBankAccountParameters,
} from '@symblepay/openapi/validators/initiateBankAccount';
import {
  validateBody as initiateTradeBody,
  validateParameters as initiateTradeParameters,
} from '@symblepay/openapi/validators/initiateTrade';
import {validateParameters as listTradesParameters} from '@symblepay/openapi/validators/listTrades';
import {validateParameters as payToEscrowParameters} from '@symblepay/openapi/validators/payToEscrow';
import {
  validateBody as reimbursePayerBody,
  validateParameters as reimbursePayerParameters,
} from '@symblepay/openapi/validators/reimbursePayer';
import {validateParameters as rejectInvitationParameters} from '@symblepay/openapi/validators/rejectInvitation';
import {
  validateBody as rejectItemConditionBody,
  validateParameters as rejectItemConditionParameters,
} from '@symblepay/openapi/validators/rejectItemCondition';
import type {OperationId, OperationParameters} from '@symblepay/openapi/validators';

type RequestValidators = {
  readonly parameters: (values: OperationParameters) => FieldError[];
  /** Absent when the call has no body; what is sent as one is then not looked at. */
  readonly body?: (body: unknown) => FieldError[];
};

/**
 * The contract's validators of requests, taken one by one: those of responses are several times as
 * large and stay out of the browser.
 */
export const REQUEST_VALIDATORS: Readonly<Record<OperationId, RequestValidators>> = {
  createBusinessUser: {parameters: createBusinessUserParameters, body: createBusinessUserBody},
  editBusinessUser: {parameters: editBusinessUserParameters, body: editBusinessUserBody},
  getBusinessUser: {parameters: getBusinessUserParameters},
  deleteBusinessUser: {parameters: deleteBusinessUserParameters},
  connectUser: {parameters: connectUserParameters, body: connectUserBody},
  getUser: {parameters: getUserParameters},
  initiateBankAccount: {parameters: initiateBankAccountParameters, body: initiateBankAccountBody},
  createPaymentLink: {parameters: createPaymentLinkParameters, body: createPaymentLinkBody},
  initiateTrade: {parameters: initiateTradeParameters, body: initiateTradeBody},
  cancelTrade: {parameters: cancelTradeParameters, body: cancelTradeBody},
  listTrades: {parameters: listTradesParameters},
  getTrade: {parameters: getTradeParameters},
  createTradeStatusLink: {
    parameters: createTradeStatusLinkParameters,
    body: createTradeStatusLinkBody,
  },
  reimbursePayer: {parameters: reimbursePayerParameters, body: reimbursePayerBody},
  acceptInvitation: {parameters: acceptInvitationParameters},
  rejectInvitation: {parameters: rejectInvitationParameters},
  acceptInvitationAndPay: {parameters: acceptInvitationAndPayParameters},
  payToEscrow: {parameters: payToEscrowParameters},
  abandonTrade: {parameters: abandonTradeParameters},
  acceptItemCondition: {parameters: acceptItemConditionParameters},
  rejectItemCondition: {parameters: rejectItemConditionParameters, body: rejectItemConditionBody},
  buyShipment: {parameters: buyShipmentParameters, body: buyShipmentBody},
  buyReturnShipment: {parameters: buyReturnShipmentParameters, body: buyReturnShipmentBody},
};
