import type {OperationId} from '@symblepay/openapi/validators';
import type {TryItSettings} from '@symblepay/reference/plugin/page';
import type {ComponentProps} from 'react';
import {createElement, lazy, Suspense} from 'react';

const loadSession = () => import('../../../live/session');
const loadValidators = () => import('@symblepay/openapi/validators');
const loadFilling = () => import('../../../live/fill-form');
const loadNext = () => import('../../../live/NextSteps');
const NextSteps = lazy(async () => ({default: (await loadNext()).NextSteps}));

/** Everything here is loaded when the reader first tries a call. */
export const tryIt: TryItSettings = {
  send: async (request) => (await loadSession()).sendToSandbox(request),
  servedBy: 'the sandbox in this browser',
  validators: async (operationId) => {
    const {validators} = await loadValidators();
    return validators[operationId as OperationId];
  },
  prefill: async ({name}) => {
    const [{fillForm}] = await Promise.all([
      loadFilling(),
      // Not only when the form is sent: by then a new release may have replaced the files.
      loadValidators(),
      loadNext(),
      loadSession(),
    ]);
    return fillForm(name as OperationId);
  },
  about: async ({name}) => (await loadFilling()).nameSubject(name as OperationId),
  Next: (props: ComponentProps<typeof NextSteps>) =>
    createElement(Suspense, null, createElement(NextSteps, props)),
};
