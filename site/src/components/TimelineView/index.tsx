import type {TimelineState} from '@symblepay/openapi/types';
import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import {findTrade} from '../Executed/find-call';
import styles from './styles.module.css';

const words: Readonly<Record<TimelineState, string>> = {
  Past: 'done',
  Current: 'now',
  Future: 'to come',
};

/** A user's timeline of a trade, as your app could show it. */
export function TimelineView(props: ViewProps): ReactNode {
  const {party = 'payer'} = props;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>The timeline of the {party}</figcaption>
      <ol className={styles.entries}>
        {findTrade(props)[party].timeline.map(({id, title, state}) => (
          <li key={id} className={styles.entry} data-state={state}>
            <span>{title}</span> <span className={styles.state}>{words[state]}</span>{' '}
            <code>{id}</code>
          </li>
        ))}
      </ol>
    </figure>
  );
}
