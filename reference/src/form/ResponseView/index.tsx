import type {PlainRequest} from '../../request/build-request';
import {toCurl, toHttp} from '../../request/to-text';
import type {Answer} from '../response';
import styles from './styles.module.css';

export type AnswerViewProps = {
  readonly request: PlainRequest;
  readonly answer: Answer | undefined;
  readonly title: string;
};

/** The request as it was sent, and what came back. */
export function AnswerView({request, answer, title}: AnswerViewProps) {
  return (
    <section aria-label={`Answer: ${title}`}>
      <details>
        <summary>Request</summary>
        <Code label="Request as sent" text={toHttp(request)} />
      </details>
      <details>
        <summary>As curl</summary>
        <Code label="Request as curl" text={toCurl(request)} />
      </details>
      <div role="status">
        {answer?.kind === 'answered' && (
          <p className={styles.status}>
            <strong>{`${answer.status} ${answer.statusText}`.trim()}</strong>
            {` in ${answer.milliseconds} ms`}
          </p>
        )}
        {answer?.kind === 'failed' && (
          <p className={styles.status}>{`Nothing came back: ${answer.reason}`}</p>
        )}
      </div>
      {answer?.kind === 'answered' && (
        <>
          <details>
            <summary>{`Headers (${answer.headers.length})`}</summary>
            <Code
              label="Headers of the answer"
              text={answer.headers.map((pair) => pair.join(': ')).join('\n')}
            />
          </details>
          <Code label="Body of the answer" text={answer.body} />
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
