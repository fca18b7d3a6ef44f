import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import type {PageHits} from '../create-search';
import {MarkedText} from '../MarkedText';
import styles from './styles.module.css';

type SearchResultsProps = {
  readonly id: string;
  readonly pages: readonly PageHits[];
  /** The address of the section that the arrow keys have reached. */
  readonly active: string | undefined;
  readonly onChoose: (url: string) => void;
};

export function optionId(url: string): string {
  return `search-result:${url}`;
}

/** The list box below the search field. Options are links, so that one can open in a new tab. */
export function SearchResults({id, pages, active, onChoose}: SearchResultsProps): ReactNode {
  const activeOption = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({block: 'nearest'});
  }, [active]);
  const onClick = (event: MouseEvent, url: string) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      onChoose(url);
    }
  };
  return (
    <div id={id} className={styles.list} role="listbox" aria-label="Search results">
      {pages.map(({path, title, sections}) => (
        <div key={path} className={styles.page} role="group" aria-label={title}>
          {/* The group has its name already; a hit at the top of the page shows it to the eye. */}
          {sections[0]?.url !== path && (
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
          )}
          {sections.map(({url, heading, excerpt}) => (
            <a
              key={url}
              ref={url === active ? activeOption : undefined}
              id={optionId(url)}
              className={clsx(styles.option, url !== path && styles.inner)}
              href={url}
              role="option"
              aria-selected={url === active}
              tabIndex={-1}
              onClick={(event) => onClick(event, url)}
            >
              <span className={styles.heading}>
                <MarkedText parts={heading} />
              </span>
              <span className={styles.excerpt}>
                <MarkedText parts={excerpt} />
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
