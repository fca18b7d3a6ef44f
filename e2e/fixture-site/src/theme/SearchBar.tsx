import type {ReactNode} from 'react';

/** Something for the search item to hold: the classic theme has no search of its own. */
export default function SearchBar(): ReactNode {
  return <input type="search" aria-label="Search" placeholder="Search" />;
}
