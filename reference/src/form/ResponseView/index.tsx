import type {ComponentType} from 'react';
import {useEffect, useRef} from 'react';
import type {ValueProps} from '../../code/CodeBlock';
import {JsonBlock} from '../../code/JsonBlock';
import type {PlainRequest} from '../../request/build-request';
import {toCurl} from '../../request/to-curl';
import type {Outcome} from '../outcome';
import {requestText} from './request-text';
import styles from './styles.module.css';

type ResponseViewProps = {
  readonly request: PlainRequest;
  readonly outcome: Outcome | undefined;
  readonly title: string;
  readonly Value: ComponentType<ValueProps> | undefined;
  readonly Next: ComponentType<{readonly response: string}> | undefined;
};

/** What came back, what can be done with it, and the request as it was sent. */
export function ResponseView({request, outcome, title, Value, Next}: ResponseViewProps) {
  const response = outcome?.failure === undefined ? outcome : undefined;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({block: 'nearest'});
  }, [outcome]);
  return (
    <section className={styles.response} aria-label={`Response: ${title}`}>
      <div role="status" ref={status} className={styles.status}>
        {response && (
          <p data-outcome={String(response.status)[0]}>
            <strong>{`${response.status} ${response.statusText}`.trim()}</strong>
            {` in ${response.milliseconds} ms`}
          </p>
        )}
        {outcome?.failure !== undefined && <p>{`Nothing came back: ${outcome.failure}`}</p>}
      </div>
      {response && (
        <>
          <JsonBlock json={response.body} title="Response body" Value={Value} />
          {Next && <Next response={response.body} />}
          <details>
            <summary>{`Headers (${response.headers.length})`}</summary>
            <Code
              label="Response headers"
              text={response.headers.map((pair) => pair.join(': ')).join('\n')}
            />
          </details>
        </>
      )}
      <details>
        <summary>Request</summary>
        <Code label="Request as sent" text={requestText(request)} />
      </details>
      <details>
        <summary>As curl</summary>
        <Code label="Request as curl" text={toCurl(request)} />
      </details>
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
