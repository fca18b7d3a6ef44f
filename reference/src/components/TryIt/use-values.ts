import {useEffect, useState} from 'react';
import {readStored, store} from '../behaviours/stored';
import type {Prefill, TryItValues} from './values';
import {mergeValues} from './values';

/**
 * The values of one call's form:
 * 1. what the reader typed here before
 * 2. what the page knows
 * 3. the document's examples
 */
export function useValues(
  operationId: string,
  examples: Prefill,
  prefill: (() => Promise<Prefill>) | undefined,
) {
  const key = `reference.try.${operationId}`;
  const [known, setKnown] = useState<Prefill>();
  const [version, setVersion] = useState(0);
  const [typed, setTyped] = useState<TryItValues | undefined>(() => parse(readStored(key)));

  useEffect(() => {
    let isCurrent = true;
    void (prefill?.() ?? Promise.resolve({})).then((found) => {
      if (isCurrent) setKnown(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [prefill]);

  const initial = mergeValues(examples, known ?? {});
  return {
    isReady: known !== undefined,
    values: typed ?? initial,
    /** Changes when the form is filled in anew. */
    version,
    setValues: (next: TryItValues) => {
      setTyped(next);
      store(key, JSON.stringify(next));
    },
    reset: () => {
      setTyped(undefined);
      setVersion(version + 1);
      store(key, '');
    },
  };
}

function parse(text: string | null): TryItValues | undefined {
  if (!text) return undefined;
  try {
    return mergeValues(JSON.parse(text) as Prefill);
  } catch {
    return undefined;
  }
}
