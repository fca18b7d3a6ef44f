import type {ReactNode} from 'react';
import styles from './styles.module.css';

type CodeFrameProps = {
  /** What the code is about, and what can be done with it: a row above the code. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** The one frame around code: a head, then samples, each with its own row of tabs. */
export function CodeFrame({head, children}: CodeFrameProps) {
  return (
    <div className={styles.frame}>
      {head && <div className={styles.head}>{head}</div>}
      {children}
    </div>
  );
}
