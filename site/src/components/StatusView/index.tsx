import type {TradeUser} from '@symblepay/openapi/types';
import type {ReactNode} from 'react';
import type {Party} from '../Executed/executed';
import {formatMoment} from '@symblepay/sandbox/format-moment';
import {initialsOf} from '../../../people';
import styles from './styles.module.css';

type StatusViewProps = {
  readonly party: Party;
  readonly user: Pick<TradeUser, 'name' | 'status'>;
};

/** A user's status of a trade, as your app could show it. */
export function StatusView({party, user: {name, status}}: StatusViewProps): ReactNode {
  const {title, description, deadline, deadlineDescription, actions, hasPendingAction} = status;
  return (
    <figure
      className={styles.card}
      data-turn={hasPendingAction || undefined}
      aria-label={`The status of the ${party}`}
    >
      <figcaption className={styles.head}>
        {name && (
          <>
            <span className={styles.avatar} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <b className={styles.name}>{name}</b>{' '}
          </>
        )}
        <span className={styles.party}>
          {party}
          {hasPendingAction && ' · your turn'}
        </span>
      </figcaption>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{description}</p>
      {deadline && (
        <p className={styles.text}>
          <b className={styles.deadline}>
            Until <time dateTime={deadline}>{formatMoment(deadline)} UTC</time>.
          </b>{' '}
          {deadlineDescription}
        </p>
      )}
      {actions.length > 0 && (
        <ul className={styles.actions}>
          {actions.map(({type, text}, index) => (
            <li
              key={type}
              className={styles.action}
              data-next={(hasPendingAction && index === 0) || undefined}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
