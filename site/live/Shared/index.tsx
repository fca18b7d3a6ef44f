import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {readSession, replaceSteps} from '../session';
import {decodeSteps, findSharedText} from '../share';
import type {Step} from '../step';
import styles from './styles.module.css';

const refusal =
  "This link doesn't open a sandbox: it's broken or too long, or holds a step that readers can't take. Nothing has changed.";
const impossible = "This sandbox can't take the steps in the link. Nothing has changed.";

type Offer = {readonly steps?: readonly Step[]; readonly problem?: string};

/** Asks whoever follows a shared link before anything changes. */
export function Shared(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    const look = () => {
      const text = findSharedText(location.hash);
      if (text === undefined) return;
      // The link has done its work. A reload must not ask again.
      history.replaceState(history.state, '', location.pathname + location.search);
      void decodeSteps(text).then((steps) => setOffer(steps ? {steps} : {problem: refusal}));
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  useEffect(() => {
    if (offer && !dialog.current?.open) dialog.current?.showModal();
  }, [offer]);

  if (!offer) return null;
  const {steps, problem} = offer;
  const hasOwn = (readSession().notebook?.steps.length ?? 0) > 0;
  const open = async () => {
    const isOpen = await replaceSteps(steps ?? []).catch(() => false);
    if (isOpen) dialog.current?.close();
    else setOffer({problem: impossible});
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shared-sandbox"
      onClose={() => setOffer(undefined)}
    >
      <h2 id="shared-sandbox">A shared sandbox</h2>
      <p role="status">
        {problem ??
          `Someone shared a sandbox with you: ${count(steps)}.${hasOwn ? ' Opening it replaces your own. Undo brings yours back.' : ''}`}
      </p>
      <p className={styles.choices}>
        {steps && (
          <button type="button" className="button button--primary" onClick={() => void open()}>
            Open it
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {steps ? (hasOwn ? 'Keep mine' : 'No, thanks') : 'Close'}
        </button>
      </p>
    </dialog>
  );
}

function count(steps: readonly Step[] = []): string {
  return steps.length === 1 ? 'one step' : `${steps.length} steps`;
}
