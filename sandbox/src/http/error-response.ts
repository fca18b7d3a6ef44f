import type {ErrorResponse, KnownErrorTypeCode} from '@symblepay/openapi/types';
import {Refusal} from '../refusal';
import type {PlainResponse} from './message';
import {toJsonResponse, withHeader} from './message';

export const titles: Readonly<Record<KnownErrorTypeCode, string>> = {
  'not-found': 'Not found',
  'validation-error': 'The request is not valid',
  'invalid-state': 'Not possible in the current state',
  'wrong-role': "Not this user's turn",
  'already-paid': 'Already paid',
  'already-exists': 'Already registered',
  'uniqueness-key-used': 'Uniqueness key used',
  'payee-not-connected': 'Payee not connected',
  'company-not-allowed': 'Company not allowed',
  'insufficient-escrow': 'Not enough in escrow',
  'fees-exceed-amount': 'Fees exceed the amount',
  unauthorized: 'Unauthorized',
  'method-not-allowed': 'Method not allowed',
};

/**
 * Only 400 is documented, so every refusal has 400. A missing or unknown key has 401, and a
 * path or method outside the API 404 and 405; these are assumptions.
 */
export type ErrorContext = {
  readonly traceId: string;
  readonly instance: string;
  /** The page of the errors guide; each typeCode is an anchor on it. */
  readonly errorsPage: string;
  readonly status?: number;
};

/** The only function that writes the API's errors. */
export function toErrorResponse(refusal: Refusal, context: ErrorContext): PlainResponse {
  const {typeCode, detail, fields} = refusal;
  const status = context.status ?? (typeCode === 'unauthorized' ? 401 : 400);
  const body: ErrorResponse = {
    type: `${context.errorsPage}#${typeCode}`,
    title: titles[typeCode],
    detail,
    status,
    instance: context.instance,
    ...(fields.length > 0 && {errors: [...fields]}),
    traceId: context.traceId,
    typeCode,
  };
  const response = toJsonResponse(body, status);
  return status === 401 ? withHeader(response, 'WWW-Authenticate', 'Bearer') : response;
}

/** What is not a Refusal is a bug in the sandbox itself, or a full disk. */
export function toFailure(error: unknown, context: ErrorContext): PlainResponse {
  if (error instanceof Refusal) return toErrorResponse(error, context);
  const detail = error instanceof Error ? error.message : String(error);
  const {traceId} = context;
  return toJsonResponse({title: 'The sandbox itself failed', detail, status: 500, traceId}, 500);
}
