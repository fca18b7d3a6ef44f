import type {ReactNode} from 'react';
import {OptionList} from '../OptionList';
import {optionId} from '../option-id';
import styles from './styles.module.css';

type SearchIdeasProps = {
  readonly id: string;
  readonly recent: readonly string[];
  readonly suggested: readonly string[];
  readonly active: string | undefined;
  readonly onChoose: (query: string) => void;
  readonly onForget: () => void;
};

/** What an empty search field offers. */
export function SearchIdeas(props: SearchIdeasProps): ReactNode {
  const {id, recent, suggested, active, onChoose, onForget} = props;
  const groups = [
    {name: 'Recent searches', options: recent},
    {name: 'Try one of these', options: suggested},
  ].filter(({options}) => options.length > 0);
  return (
    <>
      <OptionList
        id={id}
        label="Searches"
        groups={groups}
        active={active}
        show={(query) => (
          <div
            key={query}
            id={optionId(query)}
            className={styles.idea}
            role="option"
            aria-selected={query === active}
            tabIndex={-1}
            onClick={() => onChoose(query)}
          >
            {query}
          </div>
        )}
      />
      {recent.length > 0 && (
        <button type="button" className={styles.forget} onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </>
  );
}
