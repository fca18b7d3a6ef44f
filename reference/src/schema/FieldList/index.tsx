import type {ReactNode} from 'react';
import styles from './styles.module.css';

type FieldListProps = {readonly children: ReactNode};

/** Fields and parameters, wherever they are listed: one shape for all. */
export function FieldList({children}: FieldListProps) {
  return <ul className={styles.fields}>{children}</ul>;
}
