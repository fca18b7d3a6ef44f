import {CodeBlock} from '../../code/CodeBlock';
import type {PlainRequest} from '../../request/build-request';
import {jsonTokens} from '../../request/samples/json-tokens';
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
  const response = outcome?.failure === undefined ? outcome : undefined;
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
        {response && (
          <p className={styles.status} data-outcome={String(response.status)[0]}>
            <strong>{`${response.status} ${response.statusText}`.trim()}</strong>
            {` in ${response.milliseconds} ms`}
          </p>
        )}
        {outcome?.failure !== undefined && (
          <p className={styles.status}>{`Nothing came back: ${outcome.failure}`}</p>
        )}
      </div>
      {response && (
        <>
          <details>
            <summary>{`Headers (${response.headers.length})`}</summary>
            <Code
              label="Response headers"
              text={response.headers.map((pair) => pair.join(': ')).join('\n')}
            />
          </details>
          <CodeBlock
            variant={{id: 'body', label: '', tokens: jsonTokens(response.body)}}
            title="Response body"
            isEager
          />
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
