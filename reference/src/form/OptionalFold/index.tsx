import type {ReactNode} from 'react';
import styles from './styles.module.css';

type OptionalFoldProps = {
  /** What there is one of: a "field". */
  readonly what: string;
  readonly isOpen?: boolean;
  readonly children: readonly ReactNode[];
};

/** What need not be filled in, folded away. */
export function OptionalFold({what, isOpen = false, children}: OptionalFoldProps) {
  const {length} = children;
  if (length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        {`${length} optional ${what}${length === 1 ? '' : 's'}`}
      </summary>
      {children}
    </details>
  );
}
