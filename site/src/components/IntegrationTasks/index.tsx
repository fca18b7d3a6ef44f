import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {findGuide} from '../GuideMap/guides';
import styles from './styles.module.css';

const tasks = [
  {
    title: 'Connect your users',
    text: 'A payee signs in with the national digital ID and chooses a payout account.',
    guides: ['users/connect-user-with-symblepay', 'users/let-user-choose-payout-account'],
  },
  {
    title: 'Initiate a trade',
    text: 'One request per sale returns the page where the payer pays into escrow.',
    guides: ['trades/initiate-new-trade'],
  },
  {
    title: 'Follow it to the payout',
    text: 'Webhooks tell your server what has changed; the status tells each user what to do next.',
    guides: ['guidelines/webhooks', 'trades/trade-status-page', 'trades/trade-details'],
  },
] as const;

/** What a marketplace builds, in order. */
export function IntegrationTasks(): ReactNode {
  return (
    <ol className={styles.tasks}>
      {tasks.map(({title, text, guides}) => (
        <li key={title} className={styles.task}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <ul className={styles.guides}>
            {guides.map(findGuide).map((guide) => (
              <li key={guide.path}>
                <Link to={guide.path}>{guide.title}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
