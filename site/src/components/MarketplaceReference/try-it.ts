import type {OperationId} from '@symblepay/openapi/validators';
import type {TryItSettings} from '@symblepay/reference/plugin/page';

const loadParts = () => import('../../../live/form-parts');
const loadValidators = () => import('@symblepay/openapi/validators');

/** Everything here is loaded when the reader first opens a form, and nothing after that. */
export const tryIt: TryItSettings = {
  send: async (request) => (await loadParts()).sendToSandbox(request),
  servedBy: 'the sandbox in this browser',
  validators: async (operationId) => {
    const {validators} = await loadValidators();
    return validators[operationId as OperationId];
  },
  prefill: async ({name}) => (await loadParts()).fillForm(name as OperationId),
  parts: async () => {
    const {Subject, LinkedValue, NextSteps} = await loadParts();
    return {Subject, Value: LinkedValue, Next: NextSteps};
  },
};
