import type {ReactNode} from 'react';
import styles from './styles.module.css';

type CodeFrameProps = {
  /** What the code is about, and what can be done with it: a row above the code. */
  readonly head?: ReactNode;
  /** Makes the frame a figure of this class, and the head its caption. */
  readonly figureClass?: string | undefined;
  readonly children: ReactNode;
  /** The call whose request and response are two sides on a phone, of which one is shown. */
  readonly sidesOf?: string | undefined;
};

/** The one frame around code: a head, then samples, each with its own row of tabs. */
export function CodeFrame({head, figureClass, children, sidesOf}: CodeFrameProps) {
  const isFigure = figureClass !== undefined;
  const Frame = isFigure ? 'figure' : 'div';
  const Head = isFigure ? 'figcaption' : 'div';
  return (
    <Frame
      className={isFigure ? `${styles.frame} ${figureClass}` : styles.frame}
      data-side={sidesOf && 'request'}
    >
      {head && <Head className={styles.head}>{head}</Head>}
      {sidesOf && (
        <div className={styles.sides} data-sides="">
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
    </Frame>
  );
}
