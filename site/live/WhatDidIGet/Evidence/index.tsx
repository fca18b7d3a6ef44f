import type {ReactNode} from 'react';
import type {Weighed} from '../../recognise/weigh-assumptions';
import styles from './styles.module.css';

const signs: Readonly<Record<Weighed['verdict'], string>> = {confirms: '✓', contradicts: '✕'};

/** The assumptions that a text speaks for or against. */
export function Evidence({weighed}: {readonly weighed: readonly Weighed[]}): ReactNode {
  if (weighed.length === 0) return null;
  return (
    <>
      <h3>Assumptions</h3>
      <p>The sandbox follows them all, so only a response from the API can tell.</p>
      <ul className={styles.evidence} aria-label="Assumptions">
        {weighed.map(({id, statement, href, verdict, because}) => (
          <li key={id}>
            <strong className={styles.verdict} data-verdict={verdict}>
              <span aria-hidden="true">{signs[verdict]}</span> {verdict}
            </strong>{' '}
            <a href={href}>{statement}</a> <span className={styles.because}>{because}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
