import {useState} from 'react';

/** An id for each row of a list, so that what its controls hold goes with it and not with its place. */
export function useRowIds(count: number) {
  const [ids, setIds] = useState<readonly number[]>(() => [...Array(count).keys()]);
  return {
    ids,
    addId: () => setIds([...ids, Math.max(-1, ...ids) + 1]),
    removeId: (index: number) => setIds(ids.toSpliced(index, 1)),
  };
}
