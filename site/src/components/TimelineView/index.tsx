import type {TimelineState, TradeUser} from '@symblepay/openapi/types';
import type {ReactNode} from 'react';
import type {Party} from '../Executed/executed';
import styles from './styles.module.css';

const words: Readonly<Record<TimelineState, string>> = {
  Past: 'done',
  Current: 'now',
  Future: 'to come',
};

type TimelineViewProps = Pick<TradeUser, 'timeline'> & {readonly party: Party};

/** A user's timeline of a trade, as your app could show it. */
export function TimelineView({party, timeline}: TimelineViewProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>The timeline of the {party}</figcaption>
      <ol className={styles.entries}>
        {timeline.map(({id, title, state}) => (
          <li key={id} className={styles.entry} data-state={state}>
            <span className={styles.title}>
              {title} <span className={styles.state}>{words[state]}</span>
            </span>{' '}
            <code className={styles.id}>{id}</code>
          </li>
        ))}
      </ol>
    </figure>
  );
}
