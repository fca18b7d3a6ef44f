import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import styles from './styles.module.css';

export type CopyButtonProps = {
  readonly subject: string;
  readonly text: () => string;
  readonly className?: string | undefined;
};

type State = 'ready' | 'copied' | 'failed';

const confirmationMs = 2000;
const words: Record<State, string> = {ready: 'Copy', copied: 'Copied', failed: 'Copy failed'};

export function CopyButton({subject, text, className}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <button type="button" className={clsx('needs-script', styles.button, className)} onClick={copy}>
      <span aria-live="polite">{words[state]}</span>
      <span className="visually-hidden"> {subject}</span>
    </button>
  );
}
