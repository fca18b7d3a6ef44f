import type {ReactNode} from 'react';
import {routes} from '../../routes';
import {PageButton} from '../PageButton';
import {takeStep, useSession} from '../session';
import styles from './styles.module.css';

/** What can be done after a response: open the page that it names, and move the trade on. */
export function NextSteps({response}: {readonly response: string}): ReactNode {
  const {notebook} = useSession();
  const {trade, events = [], calls = []} = notebook?.shown ?? {};
  return (
    <section className={styles.next} aria-label="What next">
      <PageButton response={response} />
      {trade && (
        <p>
          <strong>{trade.title}</strong>: {trade.state}
        </p>
      )}
      {calls.map(({label, anchor}) => (
        <a
          key={anchor}
          className="button"
          href={`${routes.reference}#${anchor}`}
          onClick={() => openForm(anchor)}
        >
          {label}
        </a>
      ))}
      {events.map(({label, step}) => (
        <button key={label} type="button" className="button" onClick={() => void takeStep(step)}>
          {label}
        </button>
      ))}
    </section>
  );
}

/** Where the form of the call is on this page, it opens. */
function openForm(anchor: string): void {
  const button = document.querySelector<HTMLElement>(
    `[data-island='try-it'][data-of='${anchor}'][aria-expanded='false']`,
  );
  button?.click();
}
