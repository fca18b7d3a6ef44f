import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {replaceSteps} from '../session';
import {decodeSteps, findSharedText} from '../share';
import type {Step} from '../step';
import styles from './styles.module.css';

const refusal =
  'This link does not lead to a sandbox: it is broken, too long, or asks for something that readers cannot do. Nothing has changed.';
const outdated =
  'The sandbox has changed since the link was made, and its steps are no longer possible. Nothing has changed.';

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
  const open = async () => {
    if (await replaceSteps(steps ?? [])) dialog.current?.close();
    else setOffer({problem: outdated});
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
          `Somebody shares ${count(steps)} with you. Opening them replaces your own sandbox; Undo brings it back.`}
      </p>
      <p className={styles.choices}>
        {steps && (
          <button type="button" className="button button--primary" onClick={() => void open()}>
            Open it
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {steps ? 'Keep mine' : 'Close'}
        </button>
      </p>
    </dialog>
  );
}

function count(steps: readonly Step[] = []): string {
  return steps.length === 1 ? 'one step' : `${steps.length} steps`;
}
