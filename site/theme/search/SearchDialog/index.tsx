import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {best, groupHits} from '../group-hits';
import {optionId} from '../option-id';
import {longestQuery} from '../read-query';
import {forgetSearches, readRecentSearches, rememberSearch} from '../recent-searches';
import {SearchIdeas} from '../SearchIdeas';
import {SearchResults} from '../SearchResults';
import {SearchStatus} from '../SearchStatus';
import {suggestedSearches} from '../suggested-searches';
import {useActiveOption} from '../use-active-option';
import {useSearch} from '../use-search';
import {useWarmUp} from '../use-warm-up';
import styles from './styles.module.css';

export type SearchDialogProps = {
  /** Closed by the reader, who goes on where they were, or to follow what they found. */
  readonly onClose: (reason: 'closed' | 'followed') => void;
};

const listId = 'search-results';

/** One letter begins nearly everything: it has no answer yet. */
const shortestQuery = 2;

/** Open as long as it is rendered: a combobox over the search index. */
export function SearchDialog({onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const [text, setText] = useState('');
  const [state, retry] = useSearch();
  const query = text.trim().slice(0, longestQuery);
  const isAsking = query.length >= shortestQuery;
  const found = useMemo(
    () => (state.status === 'ready' && isAsking ? state.search(query) : []),
    [state, query, isAsking],
  );
  useWarmUp(state, isAsking ? '' : query);
  // The best results at once; the others as soon as nobody types.
  const hasPaused = useDeferredValue(query) === query;
  const groups = useMemo(
    () => groupHits(hasPaused ? found : found.slice(0, best)),
    [found, hasPaused],
  );
  const [stored, setRecent] = useState(readRecentSearches);
  const hasIdeas = state.status === 'ready' || state.status === 'loading';
  const recent = hasIdeas ? stored : [];
  const suggested = hasIdeas ? suggestedSearches.filter((each) => !recent.includes(each)) : [];
  const hits = groups.flatMap(({options}) => options);
  const options = isAsking ? hits.map(({url}) => url) : [...recent, ...suggested];
  const reason = useRef<'closed' | 'followed'>('closed');
  const hasPressedBeside = useRef(false);
  const close = () => dialog.current?.close();
  const leave = () => {
    reason.current = 'followed';
    close();
  };
  const fill = (words: string) => {
    setText(words);
    reset();
    input.current?.focus();
  };
  const open = (url: string) => {
    rememberSearch(query);
    leave();
    history.push(url);
  };
  const {active, reset, onKeyDown} = useActiveOption({
    options,
    startsAtFirst: isAsking,
    choose: isAsking ? open : fill,
  });
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the documentation"
      onClose={() => onClose(reason.current)}
      // The backdrop belongs to the dialog itself; everything inside is another element. A press that
      // begins inside, such as one that selects the query, is a click of the dialog if it ends beside it.
      onPointerDown={({target, currentTarget}) => {
        hasPressedBeside.current = target === currentTarget;
      }}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget && hasPressedBeside.current) close();
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
            maxLength={longestQuery}
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
          query={isAsking ? query : ''}
          hits={found}
          onLeave={leave}
          onRetry={() => {
            retry();
            input.current?.focus();
          }}
        />
        {isAsking ? (
          <SearchResults id={listId} groups={groups} active={active} onChoose={open} />
        ) : (
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
        )}
      </div>
    </dialog>
  );
}
