import {useState} from 'react';
import {readStored, store} from '../code/behaviours/stored';
import {isJsonObject, parseJson} from '../model/json';
import type {Prefill, RequestValues} from '../request/values';
import {mergeValues} from '../request/values';

/** Credentials are shared by every call and forgotten with the tab: never in `localStorage`. */
const credentialsKey = 'reference.credentials';

/**
 * The values of one call's form:
 * 1. what the reader typed here before
 * 2. what the page knows
 * 3. what the document gives
 */
export function useValues(operationId: string, initial: Prefill, known: Prefill) {
  const key = `reference.try.${operationId}`;
  const [typed, setTyped] = useState<Prefill | undefined>(() => parse(readStored(key)));
  const [credentials, setCredentials] = useState(readCredentials);

  const untouched = mergeValues(initial, known);
  return {
    values: mergeValues(typed ?? untouched, {
      credentials: {...untouched.credentials, ...credentials},
    }),
    setValues: ({credentials: given, ...next}: RequestValues) => {
      setTyped(next);
      store(key, JSON.stringify(next));
      setCredentials(given);
      store(credentialsKey, JSON.stringify(given), 'sessionStorage');
    },
    forget: () => {
      store(key, '');
      store(credentialsKey, '', 'sessionStorage');
    },
  };
}

function readCredentials(): RequestValues['credentials'] {
  const stored = parse(readStored(credentialsKey, 'sessionStorage')) ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([scheme, value]) =>
      typeof value === 'string' ? [[scheme, value]] : [],
    ),
  );
}

function parse(text: string | null): Prefill | undefined {
  const value = parseJson(text ?? '');
  return isJsonObject(value) ? value : undefined;
}
