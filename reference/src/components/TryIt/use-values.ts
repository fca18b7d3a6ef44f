import {useState} from 'react';
import {isJsonObject} from '../../model/json';
import {readStored, store} from '../behaviours/stored';
import type {Prefill, TryItValues} from './values';
import {mergeValues} from './values';

/** Credentials serve every call, and are forgotten with the tab: `localStorage` never holds them. */
const credentialsKey = 'reference.credentials';

/**
 * The values of one call's form:
 * 1. what the reader typed here before
 * 2. what the page knows
 * 3. the document's examples
 */
export function useValues(operationId: string, examples: Prefill, known: Prefill) {
  const key = `reference.try.${operationId}`;
  const [typed, setTyped] = useState<Prefill | undefined>(() => parse(readStored(key)));
  const [credentials, setCredentials] = useState(readCredentials);

  const initial = mergeValues(examples, known);
  return {
    values: mergeValues(typed ?? initial, {credentials: {...initial.credentials, ...credentials}}),
    setValues: ({credentials: given, ...next}: TryItValues) => {
      setTyped(next);
      store(key, JSON.stringify(next));
      setCredentials(given);
      store(credentialsKey, JSON.stringify(given), 'session');
    },
    forget: () => {
      store(key, '');
      store(credentialsKey, '', 'session');
    },
  };
}

function readCredentials(): TryItValues['credentials'] {
  const stored = parse(readStored(credentialsKey, 'session')) ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([scheme, value]) =>
      typeof value === 'string' ? [[scheme, value]] : [],
    ),
  );
}

function parse(text: string | null): Prefill | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
