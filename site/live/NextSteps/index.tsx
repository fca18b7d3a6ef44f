import type {ReactNode} from 'react';
import {routes} from '../../routes';
import {openCall} from '../open-call';
import {PageButton} from '../PageButton';
import {askForm, takeStep, useSession} from '../session';
import styles from './styles.module.css';

/** What can be done after a response: open the page that it names, and move the trade on. */
export function NextSteps({response}: {readonly response: string}): ReactNode {
  const {notebook} = useSession();
  const {trade, events = [], calls = []} = notebook?.shown ?? {};
  return (
    <div role="group" className={styles.next} aria-label="What next">
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
          onClick={() => {
            askForm({call: anchor, path: {}});
            openCall(anchor);
          }}
        >
          {label}
        </a>
      ))}
      {events.map(({label, step}) => (
        <button key={label} type="button" className="button" onClick={() => void takeStep(step)}>
          {label}
        </button>
      ))}
    </div>
  );
}
