import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import styles from './styles.module.css';

type LoadedProps<Value> = {
  /** Must be the same function from one render to the next; called again after a failure. */
  readonly load: () => Promise<Value>;
  /** What the reader is told in the meantime. */
  readonly waiting: string;
  readonly children: (value: Value) => ReactNode;
};

type State<Value> = 'loading' | 'failed' | {readonly value: Value};

/** Waits for what its content needs. A failure is shown here; the rest of the page works on. */
export function Loaded<Value>({load, waiting, children}: LoadedProps<Value>) {
  const [state, setState] = useState<State<Value>>('loading');
  const isLoading = state === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const settle = (next: State<Value>) => {
      if (isCurrent) setState(next);
    };
    load().then(
      (value) => settle({value}),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading]);

  if (isLoading) return <p role="status">{waiting}</p>;
  if (state !== 'failed') return children(state.value);
  return (
    <div role="alert" className={styles.failure}>
      <p>This part of the page did not load. Check your connection.</p>
      <button type="button" onClick={() => setState('loading')}>
        Try again
      </button>
    </div>
  );
}
