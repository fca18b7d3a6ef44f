import type {ReactNode} from 'react';
import type {HitGroup} from '../group-hits';
import {OptionList} from '../OptionList';
import {SearchHit} from '../SearchHit';

type SearchResultsProps = {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** The address of the hit that the arrow keys have reached. */
  readonly active: string | undefined;
  readonly onChoose: (url: string) => void;
};

export function SearchResults({id, groups, active, onChoose}: SearchResultsProps): ReactNode {
  return (
    <OptionList
      id={id}
      label="Search results"
      groups={groups}
      active={active}
      show={(hit) => (
        <SearchHit key={hit.url} hit={hit} isActive={hit.url === active} onChoose={onChoose} />
      )}
    />
  );
}
