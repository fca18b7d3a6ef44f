import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import {findTrade} from '../Executed/find-call';
import styles from './styles.module.css';

/** A user's status of a trade, as your app could show it. */
export function StatusView(props: ViewProps): ReactNode {
  const {party = 'payer'} = props;
  const {title, description, deadlineDescription, actions} = findTrade(props)[party].status;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>The status of the {party}</figcaption>
      <p className={styles.title}>{title}</p>
      <p>{description}</p>
      {deadlineDescription && <p className={styles.deadline}>{deadlineDescription}</p>}
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
