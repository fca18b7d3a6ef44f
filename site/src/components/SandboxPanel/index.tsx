import type {ReactNode} from 'react';
import {useRef, useState} from 'react';
import {leaveHostedPage, resetSandbox, useSession} from '../../sandbox/session';
import {AssumptionList} from '../AssumptionList';
import {HostedPageDialog} from '../HostedPageDialog';
import {makeRoom} from './make-room';
import styles from './styles.module.css';

/** Says where the responses of "Try it" come from, from the first request on, and gives its controls. */
export function SandboxPanel(): ReactNode {
  const {sandbox, redirectUrl} = useSession();
  const [isPageOpen, setIsPageOpen] = useState(false);
  const [message, setMessage] = useState('');
  const summary = useRef<HTMLElement>(null);
  if (sandbox === null) return null;
  const reset = () => {
    void resetSandbox().then(() => setMessage('The sandbox is as on its first day.'));
  };
  const leave = (isOver: boolean) => {
    setIsPageOpen(false);
    // The dialog returns the focus to the button that opened it, which disappears with its link.
    if (isOver) {
      leaveHostedPage();
      summary.current?.focus({preventScroll: true});
    }
  };
  return (
    <aside ref={makeRoom} className={styles.panel} aria-label="Sandbox">
      <details ref={unfoldWhereThereIsRoom} className={styles.fold}>
        <summary ref={summary}>Sandbox</summary>
        <div className={styles.content}>
          <p className={styles.note}>
            Responses come from a sandbox in your browser. It is a model of the documented
            behaviour; nothing leaves this page
            {sandbox.isPersistent ? ' and it is kept over reloads' : ''}.
          </p>
          <div className={styles.controls}>
            <button type="button" className="button" onClick={reset}>
              Reset the sandbox
            </button>
            <span role="status">{message}</span>
          </div>
          <AssumptionList />
        </div>
      </details>
      {redirectUrl !== null && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => setIsPageOpen(true)}
        >
          Open the page behind redirectUrl
        </button>
      )}
      {isPageOpen && redirectUrl !== null && (
        <HostedPageDialog sandbox={sandbox} url={redirectUrl} onClose={leave} />
      )}
    </aside>
  );
}

function unfoldWhereThereIsRoom(fold: HTMLDetailsElement | null): void {
  if (fold) fold.open = matchMedia('(width > 996px)').matches;
}
