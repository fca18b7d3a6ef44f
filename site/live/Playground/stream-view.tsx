import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {formatMoment} from '@symblepay/sandbox/format-moment';
import {countOf} from '../../format-duration';
import {firstNameOf} from '../../people';
import {RowView} from './row-view';
import type {Stage} from './stage';
import type {Row} from './stream';
import calls from './rows.module.css';
import styles from './styles.module.css';

/** What the marketplace sends and receives, what others do in between, and who is next. */
export function Stream({trade, rows}: Pick<Stage, 'trade' | 'rows'>): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({top: list.current.scrollHeight});
  }, [rows.length]);
  const count = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length;
  const next = [trade.payee, trade.payer].find(({status}) => status.hasPendingAction);
  return (
    <section className={styles.stream} aria-label="Your marketplace">
      <p className={styles.who}>
        <strong>Your marketplace</strong>
        <span className={styles.quiet}>
          {`${countOf(count('call'), 'call')} · ${countOf(count('webhook'), 'webhook')}`}
        </span>
      </p>
      <ol ref={list} className={calls.rows} tabIndex={0} aria-label="Calls and webhooks">
        {rows.map((row, index) => (
          <li key={index} data-kind={row.kind}>
            <RowView row={row} />
          </li>
        ))}
      </ol>
      {next && (
        <p className={styles.next}>
          <span>Waits for {firstNameOf(next.name ?? '')}</span>
          {next.status.deadline !== undefined && (
            <span>
              until{' '}
              <time dateTime={next.status.deadline}>{formatMoment(next.status.deadline)}</time>
            </span>
          )}
        </p>
      )}
    </section>
  );
}
