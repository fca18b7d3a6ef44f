import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {Fragment, useMemo} from 'react';
import type {Hit} from '../create-search';
import {MarkedText} from '../MarkedText';
import {optionId} from '../option-id';
import type {Kind} from '../search-index';
import styles from './styles.module.css';

type SearchHitProps = {
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onChoose: (url: string) => void;
};

/** Kinds whose names are written in code. */
const inCode: readonly Kind[] = ['Field', 'Value', 'Milestone', 'Error', 'Model'];

/** An option that is a link, so that it can open in a new tab. */
export function SearchHit({hit, isActive, onChoose}: SearchHitProps): ReactNode {
  const {url, kind, context} = hit;
  const {name, excerpt} = useMemo(() => hit.mark(), [hit]);
  const onClick = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      onChoose(url);
    }
  };
  return (
    <a
      id={optionId(url)}
      className={styles.hit}
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onClick}
    >
      <span className={styles.head}>
        <span className={clsx(styles.name, inCode.includes(kind) && styles.code)}>
          <MarkedText parts={name} />
        </span>{' '}
        <span className={styles.context}>
          {/* A path goes on in the next line after a slash. */}
          {context.split(/(?<=.\/)/).map((part, index) => (
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </span>{' '}
        <span className={styles.kind}>{kind}</span>
      </span>{' '}
      <span className={styles.excerpt}>
        <MarkedText parts={excerpt} />
      </span>
    </a>
  );
}
