import {useEffect} from 'react';
import {best} from './group-hits';
import type {SearchState} from './use-search';

/**
 * Searches for what is too short to be answered, for nobody: the next key then finds the way warm.
 * In a task of its own, so that the letter is seen first.
 */
export function useWarmUp(state: SearchState, begun: string): void {
  useEffect(() => {
    if (state.status !== 'ready' || begun === '') return;
    const timer = setTimeout(() => {
      for (const hit of state.search(begun).slice(0, best)) hit.mark();
    });
    return () => clearTimeout(timer);
  }, [state, begun]);
}
