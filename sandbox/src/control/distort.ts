import type {Chaos} from '@symblepay/openapi/control/types';
import type {PlainResponse} from '../http/message';
import {strikes} from '../world/chaos';

const unknownValue = 'sandbox-unknown';

/** A response as a later version of the API might give it: with values and fields of its own. */
export function distort(response: PlainResponse, chaos: Chaos, subject: number): PlainResponse {
  if (response.status !== 200 || typeof response.body !== 'string') return response;
  const hasValue = strikes(chaos, 'unknown-value', subject);
  const hasField = strikes(chaos, 'unknown-field', subject);
  if (!hasValue && !hasField) return response;
  const body = JSON.parse(response.body, hasValue ? replaceValue : undefined) as object;
  const isObject = !Array.isArray(body);
  return {
    ...response,
    body: JSON.stringify(hasField && isObject ? {...body, sandboxUnknown: unknownValue} : body),
  };
}

function replaceValue(key: string, value: unknown): unknown {
  if (key === 'iconId') return unknownValue;
  return key === 'actions' && Array.isArray(value)
    ? [...(value as unknown[]), {type: unknownValue, text: 'Something new'}]
    : value;
}
