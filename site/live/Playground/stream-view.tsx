import {kebabCase} from '@symblepay/reference/anchors';
import {JsonBlock} from '@symblepay/reference/code/JsonBlock';
import {toCurl} from '@symblepay/reference/curl';
import {defaultOrigin} from '@symblepay/sandbox/defaults';
import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {cutIds} from '../../recording/ids';
import {routes} from '../../routes';
import {LinkedValue} from '../LinkedValue';
import type {Step} from '../step';
import type {Row} from './stream';
import styles from './styles.module.css';

/** What the marketplace sends and receives, and what others do in between. */
export function Stream({rows}: {readonly rows: readonly Row[]}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({top: list.current.scrollHeight});
  }, [rows.length]);
  const count = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length;
  return (
    <section className={styles.stream} aria-label="Your marketplace">
      <p className={styles.who}>
        <strong>Your marketplace</strong>
        <span className={styles.quiet}>
          {`${count('call')} calls · ${count('webhook')} webhooks`}
        </span>
      </p>
      <ol ref={list} className={styles.rows} tabIndex={0} aria-label="Calls and webhooks">
        {rows.map((row, index) => (
          <li key={index} data-kind={row.kind}>
            <RowView row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function RowView({row}: {readonly row: Row}): ReactNode {
  if (row.kind === 'person') return row.text;
  if (row.kind === 'webhook') {
    return (
      <details>
        <summary>
          <span className={styles.method}>HOOK</span> <code>{row.name}</code>
        </summary>
        <JsonBlock json={row.body} title={row.name} Value={LinkedValue} />
        <p>
          <a href={`${routes.reference}#webhook.${row.name.replace('.', '_')}`}>In the reference</a>
        </p>
      </details>
    );
  }
  const {step, title, operationId, response} = row;
  return (
    <details>
      <summary>
        <span className={styles.method} data-method={step.method}>
          {step.method}
        </span>{' '}
        <code>{cutIds(step.path.replace(/^\/v1\/marketplace/, ''))}</code>
      </summary>
      {step.body !== undefined && (
        <JsonBlock json={pretty(step.body)} title={`Request: ${title}`} Value={LinkedValue} />
      )}
      <JsonBlock json={response} title={`Response: ${title}`} Value={LinkedValue} />
      <p>
        <a href={`${routes.reference}#${kebabCase(operationId)}`}>{title}</a>{' '}
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(curlOf(step))}
        >
          Copy as curl
        </button>
      </p>
    </details>
  );
}

/** For the sandbox on the reader's own machine, where the same key and ids work. */
function curlOf({method, path, headers, body}: Step): string {
  return toCurl({
    method,
    url: defaultOrigin + path,
    headers: Object.entries(headers).map(([name, value]) => ({name, value})),
    ...(body !== undefined && {
      body: {mediaType: 'application/json', value: JSON.parse(body) as never},
    }),
  });
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
