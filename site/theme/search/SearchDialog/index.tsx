import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {best, groupHits} from '../group-hits';
import {optionId} from '../option-id';
import {forgetSearches, readRecentSearches, rememberSearch} from '../recent-searches';
import {SearchIdeas} from '../SearchIdeas';
import {SearchResults} from '../SearchResults';
import {SearchStatus} from '../SearchStatus';
import {suggestedSearches} from '../suggested-searches';
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
  const found = useMemo(
    () => (state.status === 'ready' ? state.search(query) : []),
    [state, query],
  );
  // The best results at once; the others as soon as nobody types.
  const hasPaused = useDeferredValue(query) === query;
  const groups = useMemo(
    () => groupHits(hasPaused ? found : found.slice(0, best)),
    [found, hasPaused],
  );
  const [recent, setRecent] = useState(readRecentSearches);
  const suggested = suggestedSearches.filter((each) => !recent.includes(each));
  const hits = groups.flatMap(({options}) => options);
  const options = query === '' ? [...recent, ...suggested] : hits.map(({url}) => url);
  const close = () => dialog.current?.close();
  const fill = (words: string) => {
    setText(words);
    reset();
    input.current?.focus();
  };
  const open = (url: string) => {
    rememberSearch(query);
    close();
    history.push(url);
  };
  const {active, reset, onKeyDown} = useActiveOption({
    options,
    startsAtFirst: query !== '',
    choose: query === '' ? fill : open,
  });
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
            aria-expanded={options.length > 0}
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
          hits={found}
          onLeave={close}
          onRetry={() => {
            retry();
            input.current?.focus();
          }}
        />
        {query === '' ? (
          <SearchIdeas
            id={listId}
            recent={recent}
            suggested={suggested}
            active={active}
            onChoose={fill}
            onForget={() => {
              forgetSearches();
              setRecent([]);
              fill('');
            }}
          />
        ) : (
          <SearchResults id={listId} groups={groups} active={active} onChoose={open} />
        )}
      </div>
    </dialog>
  );
}
