import type {ReactNode} from 'react';
import styles from './styles.module.css';

type ArrowsProps = {
  /** Of the response. Without one nothing comes back. */
  readonly status: number | undefined;
};

/** The line from a lane to Symblepay, and the one back with the response. */
export function Arrows({status}: ArrowsProps): ReactNode {
  return (
    <>
      <span className={styles.arrow} aria-hidden="true" />
      {status !== undefined && (
        <span className={styles.response}>
          {' '}
          <span className={styles.status} data-label data-refused={status >= 400 || undefined}>
            <span className="visually-hidden">Response </span>
            {status}
            {status >= 400 && ' rejected'}
          </span>
        </span>
      )}
    </>
  );
}
