import type {PlainRequest} from '../../request/build-request';
import {toCurl} from '../../request/to-curl';
import type {Outcome} from '../outcome';
import {requestText} from './request-text';
import styles from './styles.module.css';

type ResponseViewProps = {
  readonly request: PlainRequest;
  readonly outcome: Outcome | undefined;
  readonly title: string;
};

/** The request as it was sent, and what came back. */
export function ResponseView({request, outcome, title}: ResponseViewProps) {
  return (
    <section aria-label={`Response: ${title}`}>
      <details>
        <summary>Request</summary>
        <Code label="Request as sent" text={requestText(request)} />
      </details>
      <details>
        <summary>As curl</summary>
        <Code label="Request as curl" text={toCurl(request)} />
      </details>
      <div role="status">
        {outcome?.kind === 'response' && (
          <p className={styles.status}>
            <strong>{`${outcome.status} ${outcome.statusText}`.trim()}</strong>
            {` in ${outcome.milliseconds} ms`}
          </p>
        )}
        {outcome?.kind === 'failed' && (
          <p className={styles.status}>{`Nothing came back: ${outcome.reason}`}</p>
        )}
      </div>
      {outcome?.kind === 'response' && (
        <>
          <details>
            <summary>{`Headers (${outcome.headers.length})`}</summary>
            <Code
              label="Response headers"
              text={outcome.headers.map((pair) => pair.join(': ')).join('\n')}
            />
          </details>
          <Code label="Response body" text={outcome.body} />
        </>
      )}
    </section>
  );
}

function Code({label, text}: {readonly label: string; readonly text: string}) {
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      {text}
    </pre>
  );
}
