import {basePath} from '@symblepay/openapi/operations';
import {summaries} from '@symblepay/openapi/texts';
import {seeded} from '@symblepay/sandbox/facts';
import type {RunStep} from '../../recording/run-step';
import {listIds} from '../../recording/ids';
import type {RecordedCall, RecordedEvent, Recording} from '../../recording/recording';

/** A scenario as a page plays it on the reader's own sandbox. */
export function toRun({steps}: Recording): readonly RunStep[] {
  return steps.map((step) => (step.kind === 'event' ? fromEvent(step) : fromCall(step)));
}

function fromEvent({name, text, sent: {path, type, body}}: RecordedEvent): RunStep {
  const headers = {'content-type': type};
  return {name, text, method: 'POST', path, headers, body, status: 200, ids: []};
}

function fromCall(call: RecordedCall): RunStep {
  const {name, operationId, method, path, headers, body, status, response} = call;
  return {
    name,
    text: summaries[operationId],
    method: method.toUpperCase(),
    path: basePath + path,
    headers: {authorization: `Bearer ${seeded.key}`, ...lowerCase(headers)},
    ...(body !== undefined && {body: JSON.stringify(body)}),
    status,
    ids: status < 400 ? listIds(JSON.stringify(response)) : [],
  };
}

/** As a browser's headers have them, so that two of a name are one. */
function lowerCase(headers: RecordedCall['headers']) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
