import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import {useRef, useState} from 'react';
import type {SearchDialogProps} from '../SearchDialog';
import {useSearchShortcut} from '../use-search-shortcut';
import styles from './styles.module.css';

type Dialog = ComponentType<SearchDialogProps>;

/**
 * The only part of search that a page loads: dialog, library and index come when a reader first
 * opens it.
 */
export function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isApple = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  const open = () => {
    import('../SearchDialog').then(
      ({SearchDialog}) => {
        setHasFailed(false);
        setDialog(() => SearchDialog);
      },
      () => setHasFailed(true),
    );
  };
  const close: SearchDialogProps['onClose'] = (reason) => {
    setDialog(null);
    if (reason === 'closed') button.current?.focus({preventScroll: true});
  };
  useSearchShortcut(open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('needs-script', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {hasFailed && (
        <span className={styles.failure} role="alert">
          Search did not load. Try again.
        </span>
      )}
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
