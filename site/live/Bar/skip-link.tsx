import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

/** At the beginning of the page: by keyboard, the end of it is far away. */
export function SkipLink({to}: {readonly to: string}): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return createPortal(
    <a
      href={`#${to}`}
      className={styles.skip}
      onClick={(event) => {
        // Not an address of its own: only the focus moves.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      Skip to the sandbox
    </a>,
    host,
  );
}
