import type {ReactNode} from 'react';
import styles from './styles.module.css';

type CodeFrameProps = {
  /** What the code is about, and what can be done with it: a row above the code. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** On a phone, request and response are two sides of which one is shown. */
  readonly hasSides?: boolean;
};

/** The one frame around code: a head, then samples, each with its own row of tabs. */
export function CodeFrame({head, children, hasSides = false}: CodeFrameProps) {
  return (
    <div className={styles.frame} data-side={hasSides ? 'request' : undefined}>
      {head && <div className={styles.head}>{head}</div>}
      {hasSides && (
        <div className={styles.sides}>
          <button type="button" data-show-side="request" aria-pressed>
            Request
          </button>
          <button type="button" data-show-side="response" aria-pressed={false}>
            Response
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
