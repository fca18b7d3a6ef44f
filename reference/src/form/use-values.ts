import {useCallback, useMemo, useRef, useState} from 'react';
import {readStored, store} from '../code/behaviours/stored';
import type {Json, JsonObject} from '../model/json';
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
  // What was typed about another trade or user would be wrong now.
  const subject = JSON.stringify(known.parameters?.path ?? {});
  const [typed, setTyped] = useState(() => readTyped(key, subject));
  const [credentials, setCredentials] = useState(readCredentials);

  const values = useMemo(() => {
    const untouched = mergeValues(initial, known);
    return mergeValues(typed ?? untouched, {
      credentials: {...untouched.credentials, ...credentials},
    });
  }, [initial, known, typed, credentials]);
  const lastBody = useRef(values.body);
  return {
    values,
    setValues: ({credentials: given, ...next}: RequestValues) => {
      setTyped(next);
      // JSON that is not whole yet is no body: the last one that was is there after a reload.
      lastBody.current = next.body ?? lastBody.current;
      store(key, JSON.stringify({...next, body: lastBody.current, subject}));
      setCredentials(given);
      store(credentialsKey, JSON.stringify(given), 'sessionStorage');
    },
    forget: useCallback(() => {
      store(key, '');
      store(credentialsKey, '', 'sessionStorage');
    }, [key]),
  };
}

/** Another release may have written it, or somebody by hand: each part counts only if it is one. */
function readTyped(key: string, wanted: string): Prefill | undefined {
  const {subject, server, content, parameters, body} = parse(readStored(key));
  if (subject !== wanted) return undefined;
  return {
    server: readIndex(server),
    content: readIndex(content),
    parameters: Object.fromEntries(
      Object.entries(isJsonObject(parameters) ? parameters : {}).filter(([, values]) =>
        isJsonObject(values),
      ),
    ),
    body,
  };
}

function readIndex(value: Json | undefined): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}

function readCredentials(): RequestValues['credentials'] {
  const stored = parse(readStored(credentialsKey, 'sessionStorage'));
  return Object.fromEntries(
    Object.entries(stored).flatMap(([scheme, value]) =>
      typeof value === 'string' ? [[scheme, value]] : [],
    ),
  );
}

function parse(text: string | null): JsonObject {
  const value = parseJson(text ?? '');
  return isJsonObject(value) ? value : {};
}
