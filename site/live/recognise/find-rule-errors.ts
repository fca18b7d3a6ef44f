import type {FieldError} from '@symblepay/openapi/validators';
import {validators, webhookValidators} from '@symblepay/openapi/validators';
import type {Candidate} from './candidates';
import {webhookOf} from './candidates';
import type {Body} from './recognise';

/** The rules that a body breaks, by the contract's own validators. */
export function findRuleErrors(body: Body, {kind, schema, calls}: Candidate): FieldError[] {
  const [call = 'getTrade'] = calls;
  const webhook = webhookOf[schema];
  switch (kind) {
    case 'error':
      // Every call has the same one.
      return validators[call].validateResponse(400, body);
    case 'response':
      return validators[call].validateResponse(200, body);
    case 'request':
      return validators[call].validateBody(body);
    case 'webhook':
      return webhook === undefined ? [] : webhookValidators[webhook].validateBody(body);
  }
}
