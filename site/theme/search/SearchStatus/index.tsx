import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useThemeLinks} from '../../links';
import type {Hit} from '../create-search';
import type {SearchState} from '../use-search';
import styles from './styles.module.css';

type SearchStatusProps = {
  readonly status: SearchState['status'];
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly onRetry: () => void;
  readonly onLeave: () => void;
};

/** What search says besides its results; screen readers announce it when it changes. */
export function SearchStatus(props: SearchStatusProps): ReactNode {
  const {status, query, hits, onRetry, onLeave} = props;
  const {support} = useThemeLinks();
  const isEmpty = status === 'ready' && query !== '' && hits.length === 0;
  return (
    <div className={styles.status}>
      <p role="status" className={styles.sentence}>
        {status === 'ready' ? describeResults(query, hits) : sentences[status]}
      </p>
      {status === 'failed' && (
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>
      )}
      {isEmpty && (
        <Link to={support} onClick={onLeave}>
          Ask developer support
        </Link>
      )}
    </div>
  );
}

const sentences: Readonly<Record<Exclude<SearchState['status'], 'ready'>, string>> = {
  loading: 'Loading the search index…',
  failed: 'The search index could not be loaded. Check your connection.',
  'not-built': 'The search index exists only in the production build. Run npm start to search.',
};

function describeResults(query: string, hits: readonly Hit[]): string {
  if (query === '') {
    return 'Search the text of every guide, and every call, field, value and error of the API.';
  }
  if (hits.length === 0) {
    return `No page mentions “${query}”. Check the spelling, or try fewer words.`;
  }
  const pages = new Set(hits.map(({path}) => path)).size;
  return `${count(hits.length, 'result')} on ${count(pages, 'page')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
