import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';
import {optionId, SearchResults} from '../SearchResults';
import {SearchStatus} from '../SearchStatus';
import {useActiveOption} from '../use-active-option';
import {useSearch} from '../use-search';
import styles from './styles.module.css';

export type SearchDialogProps = {
  readonly onClose: () => void;
};

const listId = 'search-results';

/** Open as long as it is rendered: a combobox over the search index. */
export function SearchDialog({onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const [text, setText] = useState('');
  const [state, retry] = useSearch();
  const query = text.trim();
  const pages = useMemo(
    () => (state.status === 'ready' ? state.search(query) : []),
    [state, query],
  );
  const urls = pages.flatMap(({sections}) => sections.map(({url}) => url));
  const close = () => dialog.current?.close();
  const choose = (url: string) => {
    close();
    history.push(url);
  };
  const {active, reset, onKeyDown} = useActiveOption(urls, choose);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the documentation"
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        // The backdrop belongs to the dialog itself; everything inside is another element.
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={urls.length > 0}
            aria-controls={listId}
            aria-activedescendant={active && optionId(active)}
            placeholder="Search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              reset();
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </div>
        <SearchStatus
          status={state.status}
          query={query}
          pages={pages}
          onLeave={close}
          onRetry={() => {
            retry();
            input.current?.focus();
          }}
        />
        <SearchResults id={listId} pages={pages} active={active} onChoose={choose} />
      </div>
    </dialog>
  );
}
