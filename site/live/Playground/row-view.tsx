import {kebabCase} from '@symblepay/reference/anchors';
import {JsonBlock} from '@symblepay/reference/code/JsonBlock';
import {toCurl} from '@symblepay/reference/curl';
import {MethodBadge} from '@symblepay/reference/page/MethodBadge';
import {BreakablePath} from '@symblepay/reference/text/BreakablePath';
import {defaultOrigin} from '@symblepay/sandbox/defaults';
import type {ComponentProps, ReactNode} from 'react';
import {useState} from 'react';
import {cutIds} from '../../recording/ids';
import {routes} from '../../routes';
import {LinkedValue} from '../LinkedValue';
import type {Step} from '../step';
import type {Row} from './stream';
import styles from './rows.module.css';

/** One line; a request or a webhook unfolds to all of it. */
export function RowView({row}: {readonly row: Row}): ReactNode {
  if (row.kind === 'person') return row.text;
  if (row.kind === 'webhook') {
    const {name, body} = row;
    return (
      <Fold
        summary={
          <>
            <MethodBadge method="post" isWebhook /> <code>{name}</code>
          </>
        }
      >
        <JsonBlock json={body} title={name} Value={LinkedValue} />
        <p className={styles.ways}>
          <a href={`${routes.reference}#webhook.${name.replace('.', '_')}`}>In the reference</a>
          <CopyButton curl={curlOf({...receiver, body})} />
        </p>
      </Fold>
    );
  }
  const {step, title, operationId, response} = row;
  return (
    <Fold
      summary={
        <>
          <MethodBadge method={step.method.toLowerCase() as Method} />{' '}
          <code>
            <BreakablePath path={cutIds(step.path.replace(/^\/v1\/marketplace/, ''))} />
          </code>
        </>
      }
    >
      {step.body !== undefined && (
        <JsonBlock json={pretty(step.body)} title={`Request: ${title}`} Value={LinkedValue} />
      )}
      <JsonBlock json={pretty(response)} title={`Response: ${title}`} Value={LinkedValue} />
      <p className={styles.ways}>
        <a href={`${routes.reference}#${kebabCase(operationId)}`}>{title}</a>
        <CopyButton curl={curlOf({...step, url: defaultOrigin + step.path})} />
      </p>
    </Fold>
  );
}

type Method = ComponentProps<typeof MethodBadge>['method'];

type FoldProps = {readonly summary: ReactNode; readonly children: ReactNode};

/** Nothing is rendered of what nobody has unfolded. */
function Fold({summary, children}: FoldProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

function CopyButton({curl}: {readonly curl: string}): ReactNode {
  const [label, setLabel] = useState('Copy as curl');
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        navigator.clipboard.writeText(curl).then(
          () => setLabel('Copied'),
          () => setLabel('Your browser blocked the copy'),
        );
      }}
    >
      {label}
    </button>
  );
}

/** Where the receiver of the guide to webhooks listens. */
const receiver = {
  method: 'POST',
  url: 'http://127.0.0.1:3001/webhooks/symblepay',
  headers: {'content-type': 'application/json'},
};

type Sent = Pick<Step, 'method' | 'headers' | 'body'> & {readonly url: string};

/** For the sandbox on the reader's own machine, where the same key and ids work. */
function curlOf({method, url, headers, body}: Sent): string {
  return toCurl({
    method,
    url,
    headers: Object.entries(headers).map(([name, value]) => ({name, value})),
    ...(body !== undefined && {
      body: {mediaType: 'application/json', value: JSON.parse(body) as never},
    }),
  });
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
