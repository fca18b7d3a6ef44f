import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import {findTrade} from '../Executed/find-call';
import styles from './styles.module.css';

const dates = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A user's status of a trade, as your app could show it. */
export function StatusView(props: ViewProps): ReactNode {
  const {party = 'payer'} = props;
  const {title, description, deadline, deadlineDescription, actions} =
    findTrade(props)[party].status;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>The status of the {party}</figcaption>
      <p className={styles.title}>{title}</p>
      <p>{description}</p>
      {deadline && (
        <p className={styles.deadline}>
          Until <time dateTime={deadline}>{dates.format(new Date(deadline))} UTC</time>.{' '}
          {deadlineDescription}
        </p>
      )}
      <ul className={styles.actions}>
        {actions.map(({type, text}) => (
          <li key={type} className={styles.action}>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
