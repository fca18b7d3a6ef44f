import type {OperationId} from '@symblepay/openapi/validators';
import type {TryItSettings} from '@symblepay/reference/plugin/page';
import {openSandbox, sendToSandbox} from '../../sandbox/session';

const loadValidators = () => import('@symblepay/openapi/validators');

/** Everything here is loaded when the reader first tries a call. */
export const tryIt: TryItSettings = {
  send: sendToSandbox,
  servedBy: 'the sandbox in this browser',
  validators: async (operationId) => {
    const {validators} = await loadValidators();
    return validators[operationId as OperationId];
  },
  prefill: async ({name}) => {
    const [{seeded}, {control}] = await Promise.all([
      import('@symblepay/sandbox/browser'),
      openSandbox(),
      // Not only when the form is sent: by then a new release may have replaced the file.
      loadValidators(),
    ]);
    const {path, query, body} = control.suggestValues({operationId: name as OperationId});
    return {
      credentials: {apiKey: seeded.key},
      parameters: {path, query},
      ...(body === undefined ? {} : {body: body as never}),
    };
  },
};
