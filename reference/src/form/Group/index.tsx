import type {ReactNode} from 'react';
import styles from './styles.module.css';

type GroupProps = {readonly label: string; readonly children: ReactNode};

/** Controls that make up one value. */
export function Group({label, children}: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <code>{label}</code>
      </legend>
      {children}
    </fieldset>
  );
}
