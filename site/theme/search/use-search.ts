import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import type {Search} from './create-search';
import {loadSearch} from './load-search';

/** `not-built`: the development server has no built pages to read. */
export type SearchState =
  | {readonly status: 'loading' | 'failed' | 'not-built'}
  | {readonly status: 'ready'; readonly search: Search};

const first: SearchState = {
  status: process.env.NODE_ENV === 'development' ? 'not-built' : 'loading',
};

/** The search, loaded when a component first asks for it, and a function that tries again. */
export function useSearch(): [SearchState, () => void] {
  const url = useBaseUrl('/search-index.json');
  const [state, setState] = useState(first);
  useEffect(() => {
    if (state.status !== 'loading') return;
    loadSearch(url).then(
      (search) => setState({status: 'ready', search}),
      () => setState({status: 'failed'}),
    );
  }, [state.status, url]);
  return [state, () => setState({status: 'loading'})];
}
