import type {ReactNode} from 'react';
import styles from './styles.module.css';

type CodeFrameProps = {
  /** What the code is about, and what can be done with it: a row above the code. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** The call whose request and response are two sides on a phone, of which one is shown. */
  readonly sidesOf?: string | undefined;
};

/** The one frame around code: a head, then samples, each with its own row of tabs. */
export function CodeFrame({head, children, sidesOf}: CodeFrameProps) {
  return (
    <div className={styles.frame} data-side={sidesOf && 'request'}>
      {head && <div className={styles.head}>{head}</div>}
      {sidesOf && (
        <div className={styles.sides}>
          <button
            type="button"
            data-show-side="request"
            aria-pressed
            aria-label={`Request: ${sidesOf}`}
          >
            Request
          </button>
          <button
            type="button"
            data-show-side="response"
            aria-pressed={false}
            aria-label={`Response: ${sidesOf}`}
          >
            Response
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
