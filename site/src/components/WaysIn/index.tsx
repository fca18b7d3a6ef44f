import Link from '@docusaurus/Link';
import {routes} from '../../../routes';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const ways = [
  {
    title: 'First trade',
    text: 'From nothing to a paid-out trade, one step after the other.',
    to: routes.start,
  },
  {
    title: 'Reference',
    text: 'All 23 calls, with every field, limit and error.',
    to: routes.reference,
  },
  {title: 'Sandbox', text: 'Try the documented calls before real money moves.', to: routes.testing},
] as const;

export function WaysIn(): ReactNode {
  return (
    <ul className={styles.ways}>
      {ways.map(({title, text, to}) => (
        <li key={to} className={styles.way}>
          <Heading as="h3" className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
